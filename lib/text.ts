/**
 * Whether the text can be stored: PostgreSQL refuses NUL, and half of a surrogate pair is not a character.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The text as a search pattern takes it literally. Prisma leaves LIKE's wildcards in what it searches for. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Whether there is anything to see in the text. */
export function isVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

/**
 * How many characters a text has, as PostgreSQL and JSON Schema count them: code points, so that a smiley is one and
 * not two. Nothing is copied, however long the text is.
 */
export function characterCount(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    count += 1
    // The second half of a pair belongs to the first.
    if ((text.codePointAt(index) ?? 0) > 0xffff) index += 1
  }
  return count
}
