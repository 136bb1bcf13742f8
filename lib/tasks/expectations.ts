/** The database holds the same bounds. */
export const mostExpectations = 8
export const longestExpectation = 160

/** Something that a good answer tells. A hidden one is a part of the expected answer. */
export type Expectation = { text: string; isHidden: boolean }

/** The expectations in a database column, whose shape the database checks. */
export function storedExpectations(column: unknown): Expectation[] {
  return column as Expectation[]
}

/** Two texts that fold to the same say the same, but for case and spaces. */
export const folded = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase()

/** The places of texts that an earlier one says already. */
export function repeatedAt(texts: readonly string[]): number[] {
  const first = new Map<string, number>()
  return texts.flatMap((text, at) => {
    const key = folded(text)
    if (first.has(key)) return [at]
    first.set(key, at)
    return []
  })
}

/** Those that a member may see before their work is accepted. */
export function visibleExpectations<T extends { isHidden: boolean }>(expectations: readonly T[]): T[] {
  return expectations.filter(({ isHidden }) => !isHidden)
}
