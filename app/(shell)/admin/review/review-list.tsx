'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ReviewItemJson } from '@/lib/review/json'
import { ReportCard } from '@/components/admin/review/report-card'
import { ReviewCard } from '@/components/admin/review/review-card'
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal'

const keyOf = ({ reportId, taskId, submissionId }: ReviewItemJson) => reportId ?? `${taskId} ${submissionId}`

type ReviewListProps = { viewerId: string; items: ReviewItemJson[]; timeZone: string }

/** One card per item. When an item is removed, the focus moves to the one that takes its place. */
export function ReviewList({ viewerId, items, timeZone }: ReviewListProps) {
  const t = useTranslations('review')
  const list = useRef<HTMLOListElement>(null)
  const acted = useRef<{ key: string; place: number } | null>(null)
  useFocusAfterRemoval(acted)

  useEffect(() => {
    const { current } = acted
    if (!current || items.some((item) => keyOf(item) === current.key)) return
    acted.current = null
    const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? []
    const next = cards[Math.min(current.place, cards.length - 1)] ?? document.getElementById('content')
    next?.focus()
  }, [items])

  return (
    <ol ref={list} aria-label={t('heading')} className="space-y-5">
      {items.map((item, place) => {
        const onActed = () => {
          acted.current = { key: keyOf(item), place }
        }
        return (
          <li key={keyOf(item)}>
            {item.reportId === null ? (
              <ReviewCard viewerId={viewerId} item={item} timeZone={timeZone} onActed={onActed} />
            ) : (
              <ReportCard item={item} reportId={item.reportId} timeZone={timeZone} onActed={onActed} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
