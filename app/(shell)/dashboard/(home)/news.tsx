'use client'

import { useEffect, useState } from 'react'
import { whenNeeded } from '@/components/ui/when-needed'
import type { NewsItem } from '@/lib/news/news'
import { takeNewsAction } from './actions'

const NewsList = whenNeeded(() => import('./news-list').then((module) => module.NewsList))

/** What the member is told once, shown until they leave the dashboard. */
export function News({ hasNews }: { hasNews: boolean }) {
  const [items, setItems] = useState<NewsItem[]>([])

  useEffect(() => {
    if (!hasNews) return
    // Taken only now: a page that the browser merely prefetched has told nobody.
    takeNewsAction(null).then(
      (result) => result.ok && setItems((shown) => [...shown, ...result.data]),
      () => undefined,
    )
  }, [hasNews])

  return items.length === 0 ? null : <NewsList items={items} />
}
