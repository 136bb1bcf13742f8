import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const version = 'v1'

// Derives a key for this purpose only, so that it reveals nothing about other uses of the server secret.
function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'laurel second factor v1', 32))
}

/** Encrypts text for one owner: it cannot be decrypted in another's row. */
export function seal(text: string, ownerId: string, serverSecret: string): string {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, keyOf(serverSecret), iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return [version, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts text. Null for another owner, another secret, or modified text. */
export function open(sealed: string, ownerId: string, serverSecret: string): string | null {
  const [named, ...parts] = sealed.split('.')
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (named !== version || iv?.length !== 12 || tag?.length !== 16 || !text) return null
  try {
    const opening = createDecipheriv(cipher, keyOf(serverSecret), iv, { authTagLength: 16 })
    opening.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
