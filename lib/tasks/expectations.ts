/** The database enforces the same bounds. */
export const mostExpectations = 8
export const longestExpectation = 160

/** Something that a good answer mentions. A hidden one is part of the expected answer. */
export type Expectation = { text: string; isHidden: boolean }

/** Expectations from a JSON column, whose shape the database checks. */
export function storedExpectations(column: unknown): Expectation[] {
  return column as Expectation[]
}

/** Normal form for comparison: ignores case and white space. */
export const folded = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase()

/** The indexes of texts that repeat an earlier one. */
export function repeatedAt(texts: readonly string[]): number[] {
  const first = new Map<string, number>()
  return texts.flatMap((text, at) => {
    const key = folded(text)
    if (first.has(key)) return [at]
    first.set(key, at)
    return []
  })
}

/** The expectations a member may see before their work is accepted. */
export function visibleExpectations<T extends { isHidden: boolean }>(expectations: readonly T[]): T[] {
  return expectations.filter(({ isHidden }) => !isHidden)
}
