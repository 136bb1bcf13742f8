import { useCallback, useRef, useState } from 'react'
import { call } from '@/components/rest/call'
import type { Board, BoardPage, Place } from '@/lib/leaderboard/boards'
import { readPlaces } from './read-places'

type Loaded = { first: BoardPage; places: Place[]; next: string | null; added: Place[] }

const loadedFrom = (first: BoardPage): Loaded => ({ first, places: first.places, next: first.next, added: [] })

/** The places of the rendered page and those loaded since; rendering the page again starts over. */
export function usePlaces(board: Board, first: BoardPage) {
  const [kept, setLoaded] = useState(() => loadedFrom(first))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  const loaded = kept.first === first ? kept : loadedFrom(first)
  const { next } = loaded

  const loadMore = useCallback(async () => {
    if (isUnderWay.current || next === null) return
    isUnderWay.current = true
    setState('loading')
    const called = await call(readPlaces, { query: { board, after: next } }).catch(() => null)
    isUnderWay.current = false
    const page = called?.answer
    setState(page ? 'idle' : 'failed')
    if (!page) return
    setLoaded((before) => {
      const latest = before.first === first ? before : loadedFrom(first)
      // The end may be seen once more before the list is drawn again: then the page is there already.
      return latest.next === next ? appended(latest, page) : latest
    })
  }, [board, first, next])

  return { ...loaded, state, loadMore }
}

/** A member who moved down since the page before is listed already. */
function appended(before: Loaded, { places, next }: BoardPage): Loaded {
  const known = new Set(before.places.map(({ id }) => id))
  const added = places.filter(({ id }) => !known.has(id))
  return { ...before, places: [...before.places, ...added], next, added }
}
