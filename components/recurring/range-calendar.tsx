'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { stepOf } from '@/components/admin/recurring/month-grid'
import { MonthTable } from '@/components/admin/recurring/month-table'
import { Button } from '@/components/ui/button'
import { addMonths, startOfMonth, type Day } from '@/lib/calendar'
import { formatDay, formatMonth } from '@/lib/i18n/format'
import { CalendarDay } from './calendar-day'

/** The first and the last selected day; `end` is null until it is selected. */
export type Range = { start: Day | null; end: Day | null }

type RangeCalendarProps = {
  value: Range
  onChange: (range: Range) => void
  /** Earlier days cannot be selected. */
  today: Day
  /** The days with an occurrence. */
  marked: ReadonlySet<Day>
}

/** A calendar for selecting a range of days with a pointer or the arrow keys. */
export function RangeCalendar({ value, onChange, today, marked }: RangeCalendarProps) {
  const t = useTranslations('recurring')
  const locale = useLocale()
  const titleId = useId()
  const [focused, setFocused] = useState<Day>(value.start ?? today)
  const month = startOfMonth(focused)
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)

  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const reachable = (day: Day) => (day < today ? today : day)

  function choose(day: Day) {
    setFocused(day)
    const { start, end } = value
    const isSecond = start !== null && end === null && day >= start
    onChange(isSecond ? { start, end: day } : { start: day, end: null })
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = stepOf(event.key, focused)
    if (next === undefined) return
    event.preventDefault()
    takesFocus.current = true
    setFocused(reachable(next))
  }

  const { start, end } = value
  const chosen =
    start === null
      ? ''
      : end === null
        ? formatDay(start, locale)
        : `${formatDay(start, locale)} – ${formatDay(end, locale)}`
  return (
    <div role="group" aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('calendar.previous')}
          disabled={month <= startOfMonth(today)}
          onClick={() => setFocused(reachable(addMonths(month, -1)))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p id={titleId} aria-live="polite" className="font-display text-lg font-semibold">
          {formatMonth(month, locale)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('calendar.next')}
          onClick={() => setFocused(addMonths(month, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {/* The negative margin makes the days wide enough for touch on phones. */}
      <div className="mt-1 max-sm:-mx-2">
        <MonthTable
          ref={grid}
          role="grid"
          aria-labelledby={titleId}
          onKeyDown={onKeyDown}
          month={month}
          cell={{ role: 'gridcell', className: 'p-0' }}
          renderDay={(day) => (
            <CalendarDay
              day={day}
              range={value}
              isToday={day === today}
              isPast={day < today}
              isMarked={marked.has(day)}
              isStop={day === focused}
              onChoose={() => choose(day)}
            />
          )}
        />
      </div>
      <p aria-live="polite" className="mt-2 min-h-6">
        <span className="font-medium">{chosen}</span>
        {start !== null && end === null && <span className="block text-muted">{t('calendar.chooseEnd')}</span>}
      </p>
    </div>
  )
}
