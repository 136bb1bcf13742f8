/** The headers of a list that may go on past the answer. */
export function listHeaders(total: number): Record<string, string> {
  return { 'X-Total-Count': String(total) }
}

/** What the items of one answer may weigh together, in bytes of JSON. */
export const heaviestList = 300_000

/** The first items of a list, as many as one answer may hold, and never none. */
export function fitting<T>(items: readonly T[]): T[] {
  let bytes = 2
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > heaviestList)
  return items.slice(0, end === -1 ? items.length : Math.max(1, end))
}

/** The page of a list that an address names: a whole number from 1 on, 1 when it names none. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1
}

/**
 * Where the wanted page of a list begins, and how many pages there are: at least one. A page past the end is the last.
 */
export function pageOf(total: number, perPage: number, wanted: number) {
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(wanted, pageCount)
  return { page, pageCount, skip: (page - 1) * perPage, take: perPage }
}
