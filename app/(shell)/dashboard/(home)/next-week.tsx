import { CalendarClock, CalendarPlus, Repeat, TreePalm } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { memberWeekPath } from '@/components/paths/managed-tasks-path'
import { weekdayNames } from '@/components/profile/week-labels'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { weekday, type Day } from '@/lib/calendar'
import type { PlannedDay } from '@/lib/week/days'
import { DayNames, DayStrip } from './day-strip'
import { MemberName } from './member-name'

type NextWeekMember = {
  id: string
  username: string
  avatar: string | null
  planned: PlannedDay[]
  nothingFrom: Day | null
}

/** How many tasks each member has on each day, when they have a break, and from which day on there are no tasks. */
export function NextWeek({ members, monday }: { members: NextWeekMember[]; monday: Day }) {
  const t = useTranslations('week')
  return (
    <section aria-labelledby="next-week" className="@container">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-week" className="text-xl sm:text-2xl">
          {t('nextWeek')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/admin/plan">
              <CalendarPlus aria-hidden />
              {t('plan')}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/admin/recurring-tasks">
              <Repeat aria-hidden />
              {t('recurring')}
            </Link>
          </Button>
        </div>
      </div>
      <ul className={cn(cardClass, 'divide-y divide-line py-0 max-sm:px-4 sm:py-0')}>
        <DayNames />
        {members.map((member) => (
          <MemberRow key={member.id} member={member} monday={monday} />
        ))}
      </ul>
    </section>
  )
}

function MemberRow({ member, monday }: { member: NextWeekMember; monday: Day }) {
  const t = useTranslations('week')
  const names = weekdayNames(useLocale())
  const { id, username, avatar, planned, nothingFrom } = member
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 @2xl:gap-x-6">
      <MemberName username={username} avatar={avatar} href={memberWeekPath(id, monday)}>
        {nothingFrom && (
          <Link
            href={chosenPath('/admin/plan', { member: id, from: nothingFrom })}
            // Above the link that covers the row, and large enough for a thumb, without covering the name.
            className="relative -mb-2 flex min-h-11 items-center gap-1.5 pb-2 text-sm text-ember-ink hover:underline"
          >
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            {nothingFrom === planned[0]?.day
              ? t('nothingPlanned')
              : t('nothingFrom', { weekday: names[weekday(nothingFrom) - 1]?.long ?? '' })}
          </Link>
        )}
        {planned.every(({ isPaused }) => isPaused) && <p className="text-sm text-sky-ink">{t('pausedAllWeek')}</p>}
      </MemberName>
      <DayStrip
        label={t('planOf', { username })}
        days={planned.map(({ count, isPaused }) => ({
          drawn: isPaused && count === 0 ? <TreePalm className="size-5 text-sky-ink" /> : <Planned count={count} />,
          words: (name) => t(isPaused ? 'plannedInPause' : 'planned', { weekday: name, count }),
        }))}
      />
    </li>
  )
}

function Planned({ count }: { count: number }) {
  return (
    <span
      className={cn(
        'figures grid size-5 place-items-center rounded-full @max-2xl:text-sm @2xl:size-8',
        count > 0 ? 'bg-leaf-soft font-semibold text-leaf-ink' : 'text-muted',
      )}
    >
      {count}
    </span>
  )
}
