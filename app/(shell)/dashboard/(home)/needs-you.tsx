'use client'

import { BellOff, CalendarX, Gift, HeartHandshake, MailWarning, ScanEye, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { ReviewItemJson } from '@/lib/review/json'
import type { OpenRequestJson } from '@/lib/rewards/json'
import { partTitleClass } from './part-title'
import { WaitingItem, waitingLineClass, type Waiting } from './waiting-item'

const ReviewCard = dynamic(() => import('@/components/admin/review/review-card').then((module) => module.ReviewCard))
const ReportCard = dynamic(() => import('@/components/admin/review/report-card').then((module) => module.ReportCard))
const RequestCard = dynamic(() => import('@/components/rewards/request-card').then((module) => module.RequestCard))

type NeedsYouProps = {
  viewerId: string
  reviews: ReviewItemJson[]
  hasMoreReviews: boolean
  requests: OpenRequestJson[]
  hasMoreRequests: boolean
  failedEmails: number
  failedPushes: number
  failedRuns: number
  timeZone: string
}

/** What waits for an administrator: each item a line that opens its card. */
export function NeedsYou(props: NeedsYouProps) {
  const { hasMoreReviews, hasMoreRequests, failedEmails, failedPushes, failedRuns } = props
  const t = useTranslations('week')
  const items = useItems(props)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const section = useFocusKept(items, openKey)

  return (
    <section ref={section} aria-labelledby="needs-you">
      <h2 id="needs-you" tabIndex={-1} className={cn(partTitleClass, 'focus:outline-none')}>
        {t('needsYou')}
      </h2>
      {items.length + failedEmails + failedPushes + failedRuns === 0 ? (
        <p className="text-muted">{t('nothingWaits')}</p>
      ) : (
        <ul className={cn(cardClass, 'divide-y divide-line p-0 sm:p-0')}>
          {items.map((item) => (
            <WaitingItem
              key={item.key}
              item={item}
              isOpen={item.key === openKey}
              onToggle={() => setOpenKey(item.key === openKey ? null : item.key)}
            />
          ))}
          {failedEmails > 0 && (
            <FailedItem href="/admin/emails" icon={MailWarning}>
              {t('failedEmails', { count: failedEmails })}
            </FailedItem>
          )}
          {failedPushes > 0 && (
            <FailedItem href="/admin/setup/reminders" icon={BellOff}>
              {t('failedPushes', { count: failedPushes })}
            </FailedItem>
          )}
          {failedRuns > 0 && (
            <FailedItem href="/admin/recurring-tasks#schedule" icon={CalendarX}>
              {t('failedRuns', { count: failedRuns })}
            </FailedItem>
          )}
        </ul>
      )}
      {(hasMoreReviews || hasMoreRequests) && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          {hasMoreReviews && <More href="/admin/review">{t('allReviews')}</More>}
          {hasMoreRequests && <More href="/admin/rewards">{t('allRequests')}</More>}
        </p>
      )}
    </section>
  )
}

function FailedItem({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) {
  return (
    <li>
      <Link href={href} className={cn(waitingLineClass, 'hover:underline')}>
        <Icon aria-hidden className="size-5 shrink-0 text-berry-ink" />
        {children}
      </Link>
    </li>
  )
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  )
}

const nothing = () => undefined

function useItems({ viewerId, reviews, requests, timeZone }: NeedsYouProps): Waiting[] {
  const t = useTranslations('week')
  const tReview = useTranslations('review')
  const card = { timeZone, onActed: nothing }
  return [
    ...reviews.map((item) => ({
      key: item.reportId ?? `${item.taskId} ${item.submissionId}`,
      icon: item.reportId === null ? ScanEye : HeartHandshake,
      kind: tReview(`kinds.${item.kind}`, { tries: item.tries ?? 0 }),
      title: item.title,
      username: item.username,
      card:
        item.reportId === null ? (
          <ReviewCard viewerId={viewerId} item={item} {...card} />
        ) : (
          <ReportCard item={item} reportId={item.reportId} {...card} />
        ),
    })),
    ...requests.map((request) => ({
      key: request.id,
      icon: Gift,
      kind: t('reward'),
      title: request.name,
      username: request.username,
      card: <RequestCard viewerId={viewerId} request={request} timeZone={timeZone} />,
    })),
  ]
}

/** When the open item is gone, the focus that its card had moves to the item in its place, or to the heading. */
function useFocusKept(items: Waiting[], openKey: string | null) {
  const section = useRef<HTMLElement>(null)
  const place = useRef(0)
  useEffect(() => {
    if (openKey === null) return
    const current = items.findIndex(({ key }) => key === openKey)
    if (current >= 0) {
      place.current = current
      return
    }
    if (document.activeElement !== document.body) return
    const lines = section.current?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? []
    const next = lines[Math.min(place.current, lines.length - 1)] ?? section.current?.querySelector('h2')
    next?.focus()
  }, [items, openKey])
  return section
}
