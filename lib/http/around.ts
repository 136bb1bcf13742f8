import { writePosition, type Position, type Seek } from '@/lib/http/keyset'

type List<T> = {
  /** Reads rows in list order, also backwards. */
  read: (seek: Seek) => Promise<T[]>
  /** Whether there are rows before the start. */
  hasBefore: () => Promise<boolean>
  positionOf: (row: T) => Position
}

type Wanted = { readonly after?: Position | null; readonly before?: Position | null }

/** A part of a list that opens in its middle, with the written positions that its neighbours end before and begin after. */
export type PartAround<T> = { rows: T[]; previous: string | null; next: string | null; isStart: boolean }

/**
 * Reads the part of a list that begins after `start`, or the part next to a position. When nothing follows the start,
 * reads the rows nearest before it. The cost does not depend on the length of the list.
 */
export async function readAround<T>(
  list: List<T>,
  start: Position,
  wanted: Wanted,
  size: number,
): Promise<PartAround<T>> {
  const isBackwards = !wanted.after && Boolean(wanted.before)
  const isStart = !wanted.after && !wanted.before
  const from = wanted.after ?? wanted.before ?? start
  // One row more says whether there are others.
  const [read, hasBefore] = await Promise.all([
    list.read({ from, isBackwards, skip: 0, take: size + 1 }),
    isStart ? list.hasBefore() : true,
  ])
  if (isStart && read.length === 0 && hasBefore)
    return { ...(await readAround(list, start, { before: start }, size)), next: null, isStart }
  const rows = isBackwards ? read.slice(-size) : read.slice(0, size)
  const hasMore = read.length > size
  const [first, last] = [rows[0], rows.at(-1)]
  const edge = (row: T | undefined, isThere: boolean) => (row && isThere ? writePosition(list.positionOf(row)) : null)
  return {
    rows,
    previous: edge(first, isBackwards ? hasMore : hasBefore),
    next: edge(last, isBackwards || hasMore),
    isStart,
  }
}
