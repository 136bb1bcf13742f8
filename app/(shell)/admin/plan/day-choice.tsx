'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { addDays, type Day } from '@/lib/calendar'
import { formatLongDay, formatWeekday } from '@/lib/i18n/format'
import { planLimits } from '@/lib/planning/limits'
import type { PlanMember } from '@/lib/planning/table'
import { isPausedOn, tasksOn, type Taken } from '@/lib/planning/taken'
import { ChoiceChip, ChoiceError } from './choice-chip'

const shownAtFirst = 14

type DayChoiceProps = {
  today: Day
  chosen: ReadonlySet<Day>
  /** For whom is planned. */
  members: readonly PlanMember[]
  taken: Taken
  error?: string
  onToggle: (day: Day) => void
}

/** Which days to plan: two weeks from today, and a month on request or when a later day is chosen. */
export function DayChoice({ today, chosen, members, taken, error, onToggle }: DayChoiceProps) {
  const t = useTranslations('planning')
  const format = useFormatter()
  const locale = useLocale()
  const [isWhole, setWhole] = useState(() => [...chosen].some((day) => day >= addDays(today, shownAtFirst)))
  const chips = useRef<HTMLDivElement>(null)
  const count = isWhole ? planLimits.days : shownAtFirst
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  const ids = members.map(({ id }) => id)
  const counts = new Map(days.map((day) => [day, tasksOn(taken, ids, day)]))
  const paused = members.filter(({ id }) => [...chosen].some((day) => isPausedOn(taken, id, day)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">
        {t('days')} <span className="font-normal text-muted">({t('daysChosen', { count: chosen.size })})</span>
      </legend>
      <div ref={chips} className="flex flex-wrap gap-2">
        {days.map((day) => {
          const count = counts.get(day) ?? 0
          const name = formatLongDay(day, locale)
          return (
            <ChoiceChip
              key={day}
              label={count > 0 ? t('dayWithTasks', { day: name, count }) : name}
              isChosen={chosen.has(day)}
              onToggle={() => onToggle(day)}
            >
              {formatWeekday(day, locale)}
              {count > 0 && <span className="ml-1.5 text-sm font-normal tabular-nums">({count})</span>}
            </ChoiceChip>
          )
        })}
        {!isWhole && (
          <Button
            variant="ghost"
            onClick={() => {
              flushSync(() => setWhole(true))
              chips.current?.querySelectorAll('input')[shownAtFirst]?.focus()
            }}
          >
            {t('moreDays')}
          </Button>
        )}
      </div>
      <ChoiceError error={error} />
      {ids.some((id) => taken.tasks.some(({ memberId }) => memberId === id)) && (
        <p className="mt-2 text-base text-muted sm:text-sm">{t('takenHint')}</p>
      )}
      {paused.length > 0 && (
        <p className="mt-2 text-sm font-medium text-ember-ink">
          {t('pausedMembers', { names: format.list(paused.map(({ username }) => username)) })}
        </p>
      )}
    </fieldset>
  )
}
