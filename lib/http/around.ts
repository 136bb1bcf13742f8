import { writePosition, type Position, type Seek } from '@/lib/http/keyset'

type List<T> = {
  /** Reads rows in list order, also backwards. */
  read: (seek: Seek) => Promise<T[]>
  /** The nearest position before `start` that rows follow; null when no row is before `start`. */
  startBefore: (start: Position) => Promise<Position | null>
  positionOf: (row: T) => Position
}

type Wanted = { readonly after?: Position | null; readonly before?: Position | null }

/** A page of a list that opens in the middle, with the cursors of the pages before and after it. */
type PartAround<T> = { rows: T[]; previous: string | null; next: string | null; isStart: boolean }

/**
 * Reads the part of a list that begins after `start`, or the part next to a position. When nothing follows the start,
 * begins after the nearest one before it. The cost does not depend on the length of the list.
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
  const [read, before] = await Promise.all([
    list.read({ from, isBackwards, skip: 0, take: size + 1 }),
    isStart ? list.startBefore(start) : null,
  ])
  if (before && read.length === 0) return readAround(list, before, {}, size)
  const rows = isBackwards ? read.slice(-size) : read.slice(0, size)
  const hasMore = read.length > size
  const [first, last] = [rows[0], rows.at(-1)]
  const edge = (row: T | undefined, isThere: boolean) => (row && isThere ? writePosition(list.positionOf(row)) : null)
  return {
    rows,
    previous: edge(first, isBackwards ? hasMore : !isStart || before !== null),
    next: edge(last, isBackwards || hasMore),
    isStart,
  }
}
