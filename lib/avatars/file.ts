import { maxPictureBytes, pictureTypes } from '@/lib/pictures/limits'

/** Why a chosen file is not acceptable, before it is uploaded; null if it is. See docs/rules.md, fixed values. */
export function fileError(file: { type: string; size: number }): 'wrongType' | 'tooLarge' | null {
  if (!pictureTypes.includes(file.type)) return 'wrongType'
  if (file.size > maxPictureBytes) return 'tooLarge'
  return null
}

/** Whether this is a valid name of a stored picture: 32 random hexadecimal digits and its extension. */
export function isAvatarName(name: string): boolean {
  return /^[0-9a-f]{32}\.webp$/.test(name)
}
