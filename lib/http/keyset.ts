import { pageCountOf } from '@/lib/http/pagination'

/** The position of a row in a list ordered by a day or an instant, and by id. */
export type Position = { readonly at: string; readonly id: string }

/**
 * The requested page of a list. `after` is the last row of the page before it, `before` the first row of the page after
 * it. Without either, the page is found by its number.
 */
export type WantedPage = {
  readonly page: number
  readonly after?: Position | null
  readonly before?: Position | null
}

/** How to read a page: `take` rows from a position, or from the beginning or (backwards) the end if null. */
export type Seek = {
  readonly from: Position | null
  readonly isBackwards: boolean
  readonly skip: number
  readonly take: number
}

/** One page of a list. Its edges are written positions, for links to the neighbouring pages. */
type KeysetPage<T> = {
  rows: T[]
  total: number
  page: number
  /** Null when the matches were not all counted. */
  pageCount: number | null
  edges: PageEdges | null
}
export type PageEdges = { first: string; last: string }

/** Search parameters of a link to a page: its number, and the position that it begins after or ends before. */
export type PageChoice = { page: number; after?: string; before?: string }

/** The most rows that a page found by its number skips, so that no request's cost grows with history. */
export const farthestSkip = 1_000

/** The most matches of a search that are counted; a count above it says that there are more. */
export const mostCounted = 1_000

const written = /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A position as written in addresses: the day or instant, and the id. */
export const writePosition = ({ at, id }: Position) => `${at}_${id}`

/** Parses a written position; null when it is not one. */
export function readPosition(text: unknown): Position | null {
  const [, at, id] = (typeof text === 'string' && written.exec(text)) || []
  if (!at || !id) return null
  const date = new Date(at)
  // Not 2027-02-30, which JavaScript reads as 2 March.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at) && at >= '0001'
  return isReal ? { at, id } : null
}

type List<T> = {
  count: () => Promise<number>
  /** The count stops above `mostCounted`. */
  isCapped?: boolean
  /** Reads rows in list order, also backwards. */
  read: (seek: Seek) => Promise<T[]>
  positionOf: (row: T) => Position
}

/**
 * Reads one page at a cost that does not depend on where in the list it is: from its neighbour's edge, or by its number
 * from the nearer end. A page more than `farthestSkip` rows away from both ends cannot be found by its number; the
 * farthest one is read instead. A page past the end is the last.
 */
export async function readKeysetPage<T>(list: List<T>, wanted: WantedPage, perPage: number): Promise<KeysetPage<T>> {
  const from = wanted.page === 1 ? null : (wanted.after ?? wanted.before ?? null)
  const skip = from ? 0 : (wanted.page - 1) * perPage
  const asked = { from, isBackwards: from !== null && !wanted.after, skip, take: perPage }
  const [total, rows] = await Promise.all([list.count(), skip <= farthestSkip ? list.read(asked) : []])
  const isCapped = list.isCapped === true && total > mostCounted
  const pageCount = pageCountOf(total, perPage)
  if (rows.length > 0 || total === 0) {
    const page = isCapped ? wanted.page : Math.min(wanted.page, pageCount)
    return shown(list, { rows, total, page, pageCount: isCapped ? null : pageCount })
  }
  const found = isCapped
    ? { page: farthestPage(perPage), ...start(farthestPage(perPage), perPage) }
    : byNumber(wanted.page, total, perPage)
  const { page, ...seek } = found
  return shown(list, { rows: await list.read(seek), total, page, pageCount: isCapped ? null : pageCount })
}

const farthestPage = (perPage: number) => 1 + Math.floor(farthestSkip / perPage)

const start = (page: number, perPage: number): Seek => ({
  from: null,
  isBackwards: false,
  skip: (page - 1) * perPage,
  take: perPage,
})

/** The page with that number, or the nearest that is within `farthestSkip` rows of an end. */
function byNumber(wanted: number, total: number, perPage: number): Seek & { page: number } {
  const page = Math.min(wanted, pageCountOf(total, perPage))
  const behind = Math.max(0, total - page * perPage)
  if (behind <= farthestSkip) {
    const take = Math.min(perPage, total - (page - 1) * perPage)
    return { page, from: null, isBackwards: true, skip: behind, take }
  }
  const reached = Math.min(page, farthestPage(perPage))
  return { page: reached, ...start(reached, perPage) }
}

function shown<T>({ positionOf }: List<T>, page: Omit<KeysetPage<T>, 'edges'>): KeysetPage<T> {
  const [first, last] = [...page.rows.slice(0, 1), ...page.rows.slice(-1)].map((row) => writePosition(positionOf(row)))
  const edges = first !== undefined && last !== undefined ? { first, last } : null
  return { ...page, edges }
}
