'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { addDays, type Day } from '@/lib/calendar'
import { formatLongDay, formatWeekday } from '@/lib/i18n/format'
import { planLimits } from '@/lib/planning/limits'
import { ChoiceChip } from './choice-chip'

const shownAtFirst = 14

type DayChoiceProps = { today: Day; chosen: ReadonlySet<Day>; onToggle: (day: Day) => void }

/** Which days to plan: two weeks from today, and a month on request or when a later day is chosen. */
export function DayChoice({ today, chosen, onToggle }: DayChoiceProps) {
  const t = useTranslations('planning')
  const locale = useLocale()
  const [isWhole, setWhole] = useState(() => [...chosen].some((day) => day >= addDays(today, shownAtFirst)))
  const chips = useRef<HTMLDivElement>(null)
  const count = isWhole ? planLimits.days : shownAtFirst
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">
        {t('days')} <span className="font-normal text-muted">({t('daysChosen', { count: chosen.size })})</span>
      </legend>
      <div ref={chips} className="flex flex-wrap gap-2">
        {days.map((day) => (
          <ChoiceChip
            key={day}
            label={formatLongDay(day, locale)}
            isChosen={chosen.has(day)}
            onToggle={() => onToggle(day)}
          >
            {formatWeekday(day, locale)}
          </ChoiceChip>
        ))}
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
    </fieldset>
  )
}
