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
