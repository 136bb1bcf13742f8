import { Secret, TOTP } from 'otpauth'

/** Settings that authenticator apps support; RFC 6238. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Allowed clock drift, in steps of 30 seconds either way. */
const drift = 1

/** A new base 32 secret of 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The 30-second step of an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (settings.period * 1000))
}

/**
 * The step that the code belongs to: the current one or a neighbour, and later than the last one used. Null when it
 * matches none.
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

/** The otpauth URI in the QR code. */
export function keyUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...settings, issuer, label: username, secret: Secret.fromBase32(secret) }).toString()
}

/** A secret in groups of four, for typing. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Normalises a typed code, with or without spaces; null when it cannot be one. */
export function readAppCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
