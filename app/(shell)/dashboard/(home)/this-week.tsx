import { Flame } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { memberWeekPath } from '@/components/paths/managed-tasks-path'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { weekday, type Day } from '@/lib/calendar'
import { formatList, formatNumber } from '@/lib/i18n/format'
import { taskOutcomes, type WeekDay } from '@/lib/week/days'
import { DayLeaf } from './day-leaf'
import { DayNames, DayStrip } from './day-strip'
import { MemberName } from './member-name'
import { partTitleClass } from './part-title'

type ThisWeekMember = {
  id: string
  username: string
  avatar: string | null
  points: number
  streak: number
  quote: string | null
  days: WeekDay[]
}

type ThisWeekProps = { members: ThisWeekMember[]; monday: Day; today: Day }

/** A row for each member, which leads to their week: seven days as leaves, points, streak, and a sentence of theirs. */
export function ThisWeek({ members, monday, today }: ThisWeekProps) {
  const t = useTranslations('week')
  return (
    <section aria-labelledby="this-week" className="@container">
      <h2 id="this-week" className={partTitleClass}>
        {t('thisWeek')}
      </h2>
      <ul className={cn(cardClass, 'divide-y divide-line py-0 max-sm:px-4 sm:py-0')}>
        <DayNames today={weekday(today) - 1} />
        {members.map((member) => (
          <MemberRow key={member.id} member={member} monday={monday} />
        ))}
      </ul>
      <Legend />
    </section>
  )
}

function MemberRow({ member, monday }: { member: ThisWeekMember; monday: Day }) {
  const t = useTranslations('week')
  const locale = useLocale()
  const inWords = useDayWords()
  const { id, username, avatar, points, streak, quote, days } = member
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1 @2xl:gap-x-6 @2xl:gap-y-1 @2xl:py-3">
      <MemberName username={username} avatar={avatar} href={memberWeekPath(id, monday)}>
        <span className="figures flex flex-wrap gap-x-2 text-sm">
          <span className="font-semibold text-gold-ink">{t('points', { count: points })}</span>
          {streak > 0 && (
            <span className="flex items-center gap-0.5 text-ember-ink @2xl:hidden">
              <Flame aria-hidden className="size-4" />
              <span aria-hidden>{formatNumber(streak, locale)}</span>
              <span className="sr-only">{t('streak', { count: streak })}</span>
            </span>
          )}
          <span className={cn('hidden @2xl:inline', streak > 0 ? 'text-ember-ink' : 'text-muted')}>
            {t('streak', { count: streak })}
          </span>
        </span>
      </MemberName>
      <DayStrip
        label={t('daysOf', { username })}
        days={days.map((day) => ({
          drawn: <DayLeaf state={day.state} />,
          words: (name) => inWords(name, day),
        }))}
      />
      {quote && (
        <blockquote className="col-span-2 line-clamp-1 text-sm text-muted italic wrap-anywhere @2xl:line-clamp-2 @2xl:text-base">
          {t('quote', { sentence: quote })}
        </blockquote>
      )}
    </li>
  )
}

/** A day in words: `Tuesday: 1 accepted and 1 open`. */
function useDayWords() {
  const t = useTranslations('week')
  const locale = useLocale()
  return (name: string, { counts }: WeekDay) => {
    const parts = taskOutcomes.flatMap((outcome) =>
      counts[outcome] > 0 ? [t(`outcomes.${outcome}`, { count: counts[outcome] })] : [],
    )
    return t('day', { weekday: name, tasks: parts.length > 0 ? formatList(parts, locale) : t('noTasks') })
  }
}

function Legend() {
  const t = useTranslations('week')
  return (
    <ul aria-label={t('legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {taskOutcomes.map((outcome) => (
        <li key={outcome} className="flex items-center gap-1 [&_svg]:h-6 [&_svg]:w-5">
          <DayLeaf state={outcome} />
          {t(`legendOutcomes.${outcome}`)}
        </li>
      ))}
    </ul>
  )
}
