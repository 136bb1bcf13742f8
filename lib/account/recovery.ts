import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** Number of recovery codes. */
const count = 10

// Crockford's base 32 has no letters that look alike.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 24
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' }

/** New recovery codes in groups of six. Each has 120 bits, so that an unsalted hash is safe to store; ASVS 6.5.2. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    // 256 is a multiple of 32, so the distribution is uniform.
    const letters = Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length))
    return letters.join('').match(/.{6}/g)?.join('-') ?? ''
  })
}

/** Normalises a typed recovery code; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter)
  const isCode = letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
  return isCode ? letters : null
}

/** The stored hash of a recovery code. */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, readRecoveryCode(code)]))
    .digest('hex')
}
