import 'server-only'
import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'

/** The server secret. Throws when it is not configured. */
export function serverSecret(): string {
  const value = env().NEXTAUTH_SECRET
  if (!value) throw new Error('NEXTAUTH_SECRET is not set: start Laurel with `npm start` or `npm run dev`.')
  return value
}

let derived: { secret: string; key: Uint8Array } | null = null

/** The key of the session cookie, derived from the server secret as next-auth does, once per process. */
export function sessionKey(): Uint8Array {
  const secret = serverSecret()
  if (derived?.secret !== secret) {
    const key = new Uint8Array(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32))
    derived = { secret, key }
  }
  return derived.key
}
