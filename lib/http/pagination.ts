/** Headers of a list response that may be truncated. */
export function listHeaders(total: number): Record<string, string> {
  return { 'X-Total-Count': String(total) }
}

/** Maximum total size of the items in a list response, in bytes of JSON. */
export const heaviestList = 300_000

/** The leading items that fit into one response; at least one. */
export function fitting<T>(items: readonly T[]): T[] {
  let bytes = 2
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item)) + 1) > heaviestList)
  return items.slice(0, end === -1 ? items.length : Math.max(1, end))
}

/** The page number from the address: a positive integer, 1 by default. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1
}

/** The offset of the requested page, and the page count (at least 1). A page past the end becomes the last page. */
export function pageOf(total: number, perPage: number, wanted: number) {
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(wanted, pageCount)
  return { page, pageCount, skip: (page - 1) * perPage, take: perPage }
}
