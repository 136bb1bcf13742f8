import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { addDays, type Day } from '@/lib/calendar'
import { formatDay, formatWeekday } from '@/lib/i18n/format'
import { openDays, type Lifetime } from '@/lib/recurring/occurrences'

/** Up to this number of occurrences all are shown; of more, the first few and the last. */
const maxFullyShown = 8
const maxShown = 5

type OccurrencePreviewProps = {
  days: Day[]
  /** The days of each member; one list without a name before a member is chosen. */
  shares: { username: string; days: Day[] }[]
  /** How many tasks these are. */
  count: number
  /** Whether pauses leave out days. */
  hasSkipped: boolean
  lifetime: Lifetime
  error?: string
}

/** How many tasks would be created for each member, on which days, and how long each stays open. */
export function OccurrencePreview({ days, shares, count, hasSkipped, lifetime, error }: OccurrencePreviewProps) {
  const t = useTranslations('recurring')
  const [first] = shares
  const isShown = days.length > 0 && !error
  return (
    <section aria-label={t('previewTitle')} aria-live="polite" className="@container rounded-control bg-shade p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{t('previewTitle')}</h2>
        {days.length > 0 && <Badge tone={error ? 'berry' : 'leaf'}>{t('preview', { count })}</Badge>}
      </div>
      {error && <p className="mt-1 font-medium text-berry-ink">{error}</p>}
      {days.length === 0 && !error && <p className="mt-1 text-muted">{t('previewEmpty')}</p>}
      {isShown && hasSkipped && <p className="mt-1 text-muted">{t('previewSkipped')}</p>}
      {isShown && shares.length === 1 && first && <OccurrenceList days={first.days} lifetime={lifetime} />}
      {isShown &&
        shares.length > 1 &&
        shares.map((own) => (
          <div key={own.username} className="mt-3">
            <h3 className="font-medium wrap-anywhere">
              {t('previewMember', { user: own.username, count: own.days.length })}
            </h3>
            <OccurrenceList days={own.days} lifetime={lifetime} />
          </div>
        ))}
    </section>
  )
}

function OccurrenceList({ days, lifetime }: { days: Day[]; lifetime: Lifetime }) {
  const t = useTranslations('recurring')
  const isLong = days.length > maxFullyShown
  const shown = isLong ? days.slice(0, maxShown) : days
  const last = isLong ? days.at(-1) : undefined
  return (
    <ul className="mt-2 list-disc space-y-0.5 pl-5 text-muted">
      {shown.map((day) => (
        <OccurrenceItem key={day} day={day} lifetime={lifetime} />
      ))}
      {last && (
        <>
          <li className="list-none">{t('more', { count: days.length - maxShown - 1 })}</li>
          <OccurrenceItem day={last} lifetime={lifetime} />
        </>
      )}
    </ul>
  )
}

/** One task: its day, and the last day on which it is open. Where it is narrow an arrow replaces the words. */
function OccurrenceItem({ day, lifetime }: { day: Day; lifetime: Lifetime }) {
  const t = useTranslations('recurring')
  const locale = useLocale()
  const until = addDays(day, openDays(lifetime))
  const shown = formatWeekday(day, locale)
  if (until === day) return <li>{t('previewSameDay', { day: shown })}</li>
  const gap = (text: ReactNode) => (
    <>
      <span aria-hidden className="@sm:hidden">
        {' → '}
      </span>
      <span className="@max-sm:sr-only">{text}</span>
    </>
  )
  return <li>{t.rich('previewUntil', { day: shown, until: formatDay(until, locale), gap })}</li>
}
