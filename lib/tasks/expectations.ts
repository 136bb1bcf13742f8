/** The database holds the same bounds. */
export const mostExpectations = 8
export const longestExpectation = 160

/** Something that a good answer tells. A hidden one is a part of the expected answer. */
export type Expectation = { text: string; isHidden: boolean }

/** The expectations in a database column, whose shape the database checks. */
export function storedExpectations(column: unknown): Expectation[] {
  return column as Expectation[]
}

/** Those that a member may see before their work is accepted. */
export function visibleExpectations<T extends { isHidden: boolean }>(expectations: readonly T[]): T[] {
  return expectations.filter(({ isHidden }) => !isHidden)
}
