import { Secret, TOTP } from 'otpauth'

/** What authenticator apps agree on; RFC 6238. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How many half minutes a phone's clock may be off, either way. */
const drift = 1

/** A new secret, in the letters that apps take: 160 bits, as RFC 4226 wants. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The half minute that an instant lies in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (settings.period * 1000))
}

/**
 * The half minute whose code this is: the present one or a neighbour, and later than the last one taken. Null
 * when it is the code of none of them.
 */
export function acceptedStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const present = stepAt(now)
  for (let step = Math.max(0, present - drift); step <= present + drift; step += 1) {
    const timestamp = step * settings.period * 1000
    const isFresh = lastStep === null || step > lastStep
    if (totp.validate({ token: code, timestamp, window: 0 }) === 0 && isFresh) return step
  }
  return null
}

/** The address that an app reads from the QR code. */
export function keyUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...settings, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()
}

/** A secret in groups of four, to be typed. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The code of an app as typed, with or without spaces; null for anything else. */
export function readAppCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
