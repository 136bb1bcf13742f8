/** Maximum size of an uploaded picture, in bytes. See docs/rules.md, fixed values. */
export const maxAvatarBytes = 5 * 1024 * 1024

/** Maximum number of pixels decoded, which bounds an upload's memory. Phones send up to 24 million. */
export const maxAvatarPixels = 25_000_000

/** Types offered by the file picker. The server checks the content and ignores the declared type. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Background of transparent pictures, so that the initial below does not show through. */
export const avatarGround = '#f6f3ea'

/** Why a chosen file is not acceptable, before it is uploaded; null if it is. See docs/rules.md, fixed values. */
export function fileError(file: { type: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!avatarTypes.includes(file.type)) return 'wrongType'
  if (file.size > maxAvatarBytes) return 'tooLarge'
  return null
}

/** Whether this is a valid name of a stored picture: 32 random hexadecimal digits and its extension. */
export function isAvatarName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name)
}
