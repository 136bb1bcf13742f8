import { useLocale, useTranslations } from 'next-intl'
import { MonthTable } from '@/components/admin/recurring/month-table'
import { cn } from '@/components/ui/cn'
import { addDays, addMonths, startOfMonth, type Day } from '@/lib/calendar'
import { formatMonth } from '@/lib/i18n/format'
import type { PauseView } from '@/lib/pauses/json'
import { isPaused } from '@/lib/points/pauses'
import { pauseWindow } from '@/lib/pauses/limits'

type PauseCalendarProps = { pauses: readonly PauseView[]; today: Day }

/** The months that a pause can reach, with the days of the family's pauses and of those of members. */
export function PauseCalendar({ pauses, today }: PauseCalendarProps) {
  const t = useTranslations('pauses')
  const last = addDays(today, pauseWindow.after)
  const months: Day[] = []
  for (let month = startOfMonth(today); month <= last; month = addMonths(month, 1)) months.push(month)
  const ofFamily = pauses.filter(({ memberId }) => memberId === null)
  const ofMembers = pauses.filter(({ memberId }) => memberId !== null)
  return (
    <div className="@container mt-4">
      <div className="grid items-start gap-x-8 gap-y-5 @lg:grid-cols-2 @3xl:grid-cols-3">
        {months.map((month) => (
          <Month key={month} month={month} today={today} ofFamily={ofFamily} ofMembers={ofMembers} />
        ))}
      </div>
      {pauses.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
          {ofFamily.length > 0 && <Key className={familyClass}>{t('family')}</Key>}
          {ofMembers.length > 0 && <Key className={memberClass}>{t('oneMember')}</Key>}
        </ul>
      )}
    </div>
  )
}

const familyClass = 'bg-sky-soft font-semibold text-sky-ink'
const memberClass = 'bg-gold-soft font-semibold text-gold-ink underline underline-offset-4'

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={cn('grid size-7 place-items-center rounded-inner text-sm', className)}>
        1
      </span>
      {children}
    </li>
  )
}

type MonthProps = { month: Day; today: Day; ofFamily: readonly PauseView[]; ofMembers: readonly PauseView[] }

function Month({ month, today, ofFamily, ofMembers }: MonthProps) {
  const t = useTranslations('pauses')
  const locale = useLocale()

  const names = (day: Day) =>
    [...ofFamily, ...ofMembers]
      .filter((pause) => isPaused(day, [pause]))
      .map(({ name, username }) => t('pausedBy', { name, whom: username ?? t('family') }))

  return (
    <MonthTable
      month={month}
      cell={{ className: 'p-0.5 text-center' }}
      renderDay={(day) => (
        <span
          aria-current={day === today ? 'date' : undefined}
          title={names(day).join(', ') || undefined}
          className={cn(
            'grid h-8 place-items-center rounded-inner tabular-nums',
            isPaused(day, ofFamily) ? familyClass : isPaused(day, ofMembers) && memberClass,
            day < today && !isPaused(day, ofFamily) && !isPaused(day, ofMembers) && 'text-muted',
            day === today && 'outline-2 -outline-offset-2 outline-leaf',
          )}
        >
          {Number(day.slice(8))}
          {names(day).length > 0 && <span className="sr-only">{`, ${names(day).join(', ')}`}</span>}
        </span>
      )}
    >
      <caption className="pb-1 text-left font-display font-semibold">{formatMonth(month, locale)}</caption>
    </MonthTable>
  )
}
