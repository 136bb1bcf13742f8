'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Board, BoardPage, Place } from '@/lib/leaderboard/boards'
import { BoardRow } from './board-row'
import { MorePlaces } from './more-places'
import { usePlaces } from './use-places'

// Loading begins before the end is in view.
const aheadPx = '0px 0px 400px'

type BoardListProps = {
  page: BoardPage
  /** The viewer's place with its neighbours, when it is not on the first page. */
  pinned: Place[] | null
  board: Board
  viewerId: string
  label: string
}

/**
 * The places of a board in a scrolling list, which loads more towards its end; below it stays the viewer's own place. A
 * client component, because data for many rows is smaller than their markup.
 */
export function BoardList({ page, pinned, board, viewerId, label }: BoardListProps) {
  const t = useTranslations('leaderboard')
  const { places, next, added, state, loadMore } = usePlaces(board, page)
  const list = useRef<HTMLOListElement>(null)
  const hadFocus = useRef(false)
  const firstAdded = added[0]
  const lastAdded = added.at(-1)

  // The button below the rows is gone and had the focus: it continues with the first added row.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    hadFocus.current = false
    if (firstAdded && isLost) list.current?.querySelector<HTMLElement>(`[data-place="${firstAdded.id}"] a`)?.focus()
  }, [firstAdded])

  const end = useRef<HTMLLIElement>(null)
  const more = useCallback(() => void loadMore(), [loadMore])

  useEffect(() => {
    if (!end.current || state === 'failed') return
    const check = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more()
    }
    const observer = new IntersectionObserver(check, { root: list.current, rootMargin: aheadPx })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [more, next, state])

  return (
    <div className="flex max-h-112.5 flex-col">
      {/* Focusable, so that the keyboard can scroll it. */}
      <ol
        ref={list}
        tabIndex={0}
        aria-label={label}
        className="relative min-h-0 scroll-py-20 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        {places.map((place) => (
          <BoardRow
            key={place.id}
            place={place}
            board={board}
            isViewer={place.id === viewerId}
            isSticky={pinned === null}
          />
        ))}
        {/* A new element for each page: moving the old one below the added rows would be a layout shift. */}
        {next !== null && (
          <li
            key={next}
            ref={end}
            // The focus may arrive while more rows are being loaded.
            onFocus={() => (hadFocus.current = true)}
            onBlur={({ relatedTarget }) => relatedTarget && (hadFocus.current = false)}
            className="flex min-h-14 items-center justify-center px-4 py-2"
          >
            <MorePlaces state={state} onLoad={more} />
          </li>
        )}
      </ol>
      {pinned && (
        <ol aria-label={t('yourPlace')} className="relative z-10 shrink-0 border-t-2 border-leaf/40 shadow-soft">
          {pinned.map((place) => (
            <BoardRow key={place.id} place={place} board={board} isViewer={place.id === viewerId} />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {firstAdded && lastAdded ? t('loaded', { from: firstAdded.rank, to: lastAdded.rank }) : ''}
      </p>
    </div>
  )
}
