/** Whether the text can be stored: PostgreSQL rejects NUL and lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Escapes LIKE wildcards, which Prisma leaves in search terms. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Normal form for searching: ignores case and accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a search compares, as the function `search_form` of the database: also with either apostrophe, and œ as oe. */
export const searchForm = (text: string) =>
  plain(text).replace(/[’‘]/g, "'").replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Whether the text contains any visible character. */
export function isVisibleText(text: string): boolean {
  return /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

/** The text without characters that change its direction; empty without any visible character. */
export function withoutDirections(text: string): string {
  return isVisibleText(text) ? text.replace(/\p{Bidi_Control}/gu, '') : ''
}

/** The text in one line, without control characters, those that change its direction, and surplus spaces. */
export function inOneLine(text: string): string {
  return withoutDirections(text.replace(/[\p{Cc}\s]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim()
}

/** The number of code points, as PostgreSQL and JSON Schema count characters. Does not copy the text. */
export function characterCount(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    count += 1
    // Skip the second half of a surrogate pair.
    if ((text.codePointAt(index) ?? 0) > 0xffff) index += 1
  }
  return count
}

/** A regular expression's source that matches what any of the sources does. */
export const anyOf = (sources: readonly string[]) => sources.join('|')
