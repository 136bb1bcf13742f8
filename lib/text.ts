/**
 * Whether the text can be stored: PostgreSQL refuses NUL, and half of a surrogate pair is not a character.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
