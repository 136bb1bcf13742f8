import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { weekLabels } from '@/components/profile/week-labels'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { formatShortDay } from '@/lib/i18n/format'
import type { WeekPoints } from '@/lib/points/weeks'

const compact = { notation: 'compact', maximumSignificantDigits: 2 } as const

/** A column chart of the points of the last weeks. For screen readers it is a list with a sentence per week. */
export function WeekChart({ weeks }: { weeks: WeekPoints[] }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const format = useFormatter()
  // French puts a space before the unit, for which there is no room.
  const written = (points: number) => format.number(points, Math.abs(points) < 1000 ? {} : compact).replace(/\s/g, '')
  const highest = Math.max(1, ...weeks.map(({ points }) => points))
  const total = weeks.reduce((sum, { points }) => sum + points, 0)
  const labels = weekLabels(
    weeks.map(({ start }) => start),
    locale,
  )
  return (
    <Card className="flex flex-col">
      <CardTitle>{t('weeks')}</CardTitle>
      <p className="mt-0.5 text-muted">{t('weeksHint', { points: total })}</p>
      <ol className="mt-4 grid flex-1 auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
        {weeks.map(({ start, end, points }, index) => {
          const isCurrent = index === weeks.length - 1
          return (
            <li key={start} className="flex min-w-0 flex-col items-center text-sm tabular-nums">
              <span className="sr-only">
                {t('week', { from: formatShortDay(start, locale), to: formatShortDay(end, locale), points })}
                {isCurrent && ` (${t('thisWeek')})`}
              </span>
              <span
                aria-hidden
                className="flex min-h-40 w-full flex-1 flex-col items-center justify-end border-b border-ink/25"
              >
                <span className={cn('whitespace-nowrap', points > 0 ? 'font-medium' : 'text-muted')}>
                  {written(points)}
                </span>
                <span
                  className={cn('mt-1 w-full max-w-7 rounded-t-inner', isCurrent ? 'bg-gold' : 'bg-leaf')}
                  style={{ height: `${Math.max(0, points / highest) * 75}%` }}
                />
              </span>
              <span aria-hidden className={cn('pt-1', isCurrent ? 'font-semibold' : 'text-muted')}>
                {labels[index]?.day}
              </span>
              <span aria-hidden className="h-5 text-muted">
                {labels[index]?.month}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
