/** What a username is unique by: compatibility forms folded, case gone, spaces tidied. */
export function usernameKey(username: string): string {
  return normaliseUsername(username).toLowerCase()
}

/** A username as it is kept: NFKC, trimmed, inner white space as single spaces. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().replace(/\s+/gu, ' ')
}
