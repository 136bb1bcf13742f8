/** What an uploaded picture may weigh. See docs/rules.md, fixed values. */
export const maxAvatarBytes = 5 * 1024 * 1024

/** The most pixels that are decoded: what bounds the memory an upload can take. Phones send up to 24 million. */
export const maxAvatarPixels = 25_000_000

/** The types that a picker offers. What a file says it is decides nothing on the server: its content does. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Shown where a picture is transparent, so that no initial shines through. */
export const avatarGround = '#f6f3ea'

/** What is wrong with a chosen file before it is sent, or null. See docs/rules.md, fixed values. */
export function fileProblem(file: { type: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!avatarTypes.includes(file.type)) return 'wrongType'
  if (file.size > maxAvatarBytes) return 'tooLarge'
  return null
}

/** Whether this can be the name of a stored picture: 32 random hexadecimal digits and its type. */
export function isAvatarName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name)
}
