'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { endSeenNewsAction } from './actions'
import { whenSeen } from './when-seen'

type Notice = { id: string; notice: ReactNode }

/** News for the member: shown until they were seen, and then until the member leaves the dashboard. */
export function News({ items }: { items: Notice[] }) {
  const [shown, setShown] = useState(items)
  const list = useRef<HTMLUListElement>(null)
  const added = items.filter(({ id }) => shown.every((before) => before.id !== id))
  if (added.length > 0) setShown([...shown, ...added])

  useEffect(() => {
    const unseen = items.flatMap(({ id }) => list.current?.querySelector(`[data-news="${id}"]`) ?? [])
    return whenSeen(unseen, (seen) => {
      const ids = items.flatMap(({ id }) => (seen.some((each) => each.matches(`[data-news="${id}"]`)) ? id : []))
      // Without network they are shown again on the next visit.
      endSeenNewsAction({ ids }).catch(() => undefined)
    })
  }, [items])

  if (shown.length === 0) return null
  return (
    <ul ref={list} className="mb-8 space-y-3">
      {shown.map(({ id, notice }) => (
        <li key={id} data-news={id}>
          {notice}
        </li>
      ))}
    </ul>
  )
}
