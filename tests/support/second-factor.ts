import { Secret, TOTP } from 'otpauth'

/** The code that an app shows at a moment for a key, as it was given to type: in groups. */
export function appCode(key: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() })
}
