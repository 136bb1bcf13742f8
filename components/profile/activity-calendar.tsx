import { useLocale, useTranslations } from 'next-intl'
import { leafPath } from '@/components/illustrations/leaf'
import { weekdayNames, weekLabels } from '@/components/profile/week-labels'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { formatShortDay } from '@/lib/i18n/format'
import type { ActivityDay } from '@/lib/points/activity'

/**
 * The last weeks by day: a leaf for a day with a completed task, else a dot. It is a table that screen readers can
 * read.
 */
export function ActivityCalendar({ activity }: { activity: ActivityDay[][] }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const days = activity.flat()
  const starts = activity.map((week) => (week[0] as ActivityDay).day)
  const labels = weekLabels(starts, locale)
  return (
    <Card>
      <CardTitle>{t('activeDays')}</CardTitle>
      <p className="mt-0.5 text-muted">
        {t('activeHint', { days: days.filter(({ completed }) => completed > 0).length })}
      </p>
      <table aria-label={t('activeDays')} className="mt-4 w-full table-fixed text-sm tabular-nums">
        <colgroup>
          <col className="w-10" />
          <col span={starts.length} />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <td />
            {starts.map((start) => (
              <th key={start} scope="col">
                {t('weekOf', { day: formatShortDay(start, locale) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayNames(locale).map(({ long, short }, index) => (
            <tr key={long}>
              <th scope="row" className="text-left font-normal text-muted">
                <span className="sr-only">{long}</span>
                <span aria-hidden>{short}</span>
              </th>
              {activity.map((week) => {
                const day = week[index] as ActivityDay
                return <DayCell key={day.day} {...day} />
              })}
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden>
          <tr className="text-center text-muted">
            <td />
            {labels.map(({ month }, index) => (
              <td key={starts[index]} className="pt-1 whitespace-nowrap">
                {month}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

function DayCell({ day, completed, when }: ActivityDay) {
  const t = useTranslations('profile')
  const locale = useLocale()
  if (when === 'future') return <td />
  const date = formatShortDay(day, locale)
  const description = completed > 0 ? t('dayCompleted', { day: date, count: completed }) : t('dayEmpty', { day: date })
  return (
    <td className="p-0.5">
      <span
        title={description}
        className={cn(
          'mx-auto grid aspect-square w-full max-w-7 place-items-center rounded-inner',
          completed > 0 && 'bg-leaf-soft',
          when === 'today' && 'outline-2 outline-gold',
        )}
      >
        <span className="sr-only">{description}</span>
        <svg viewBox="-16 -16 32 32" aria-hidden className="size-full">
          {completed > 0 ? (
            <path d={leafPath(26)} transform="rotate(35) translate(0 13)" className="fill-leaf" />
          ) : (
            <circle r="2.5" className="fill-ink/25" />
          )}
        </svg>
      </span>
    </td>
  )
}
