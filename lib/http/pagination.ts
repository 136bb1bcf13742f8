/** Headers of a list response that may be truncated. */
export function listHeaders(total: number): Record<string, string> {
  return { 'X-Total-Count': String(total) }
}

/** Maximum total size of the items in a list response, in bytes of JSON. */
export const heaviestList = 300_000

/** The leading items that fit into one response, as a JSON array; at least one. */
export function fittingJson(items: readonly unknown[]): string {
  const fitting: string[] = []
  let bytes = 2
  for (const item of items) {
    const text = JSON.stringify(item)
    bytes += Buffer.byteLength(text) + 1
    if (bytes > heaviestList && fitting.length > 0) break
    fitting.push(text)
  }
  return `[${fitting.join(',')}]`
}

/** The page number from the address: a positive integer, 1 by default. */
export function readPage(value: unknown): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1
}

/** How many pages a list has, at least 1. */
export const pageCountOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))

/** The offset of the requested page, and the page count (at least 1). A page past the end becomes the last page. */
export function pageOf(total: number, perPage: number, wanted: number) {
  const pageCount = pageCountOf(total, perPage)
  const page = Math.min(wanted, pageCount)
  return { page, pageCount, skip: (page - 1) * perPage, take: perPage }
}
