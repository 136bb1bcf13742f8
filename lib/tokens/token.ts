/** What every access token begins with: whoever finds one knows what it is, and so do scanners for secrets. */
export const tokenPrefix = 'laurel_'

/** How many random bytes make a token. */
export const tokenBytes = 32

const tokenPattern = /^laurel_[A-Za-z0-9_-]{43}$/

/** The token made of 32 random bytes, in base64url. */
export function writeToken(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return tokenPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether the text has the shape of a token. Nothing else can be one. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text)
}

/** The end of a token, by which its owner tells it from others. */
export function hintOf(token: string): string {
  return token.slice(-4)
}

/**
 * The access token that an Authorization header shows, well-formed or not; null when it shows something else.
 * Existing clients send a bearer value of their own beside the cookie, so only what begins like a token of ours
 * is one.
 */
export function shownToken(authorization: string | null): string | null {
  const value = /^bearer[ \t]+(.*)$/i.exec(authorization?.trim() ?? '')?.[1]
  return value?.startsWith(tokenPrefix) ? value : null
}

/** What only reads; all that a token with the scope `read` may do. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
