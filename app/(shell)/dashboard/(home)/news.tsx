'use client'

import { useEffect, useState } from 'react'
import { whenNeeded } from '@/components/ui/when-needed'
import type { NewsItem } from '@/lib/news/news'
import { takeNewsAction } from './actions'

const NewsList = whenNeeded(() => import('./news-list').then((module) => module.NewsList))

/** News for the member: delivered once, and shown until they leave the dashboard. */
export function News({ hasNews }: { hasNews: boolean }) {
  const [items, setItems] = useState<NewsItem[]>([])

  useEffect(() => {
    if (!hasNews) return
    // Marked as read in the browser, because a prefetched page may never be shown.
    takeNewsAction(null).then(
      (result) => result.ok && setItems((shown) => [...shown, ...result.data]),
      () => undefined,
    )
  }, [hasNews])

  return items.length === 0 ? null : <NewsList items={items} />
}
