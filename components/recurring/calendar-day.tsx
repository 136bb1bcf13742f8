import { useLocale, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Day } from '@/lib/calendar'
import { formatLongDay } from '@/lib/i18n/format'
import type { Range } from './range-calendar'

type CalendarDayProps = {
  day: Day
  range: Range
  isToday: boolean
  isPast: boolean
  /** The day has an occurrence. */
  isMarked: boolean
  /** The one day of the calendar that is in the tab order. */
  isStop: boolean
  onChoose: () => void
}

/** A selectable day, with its position in the range. */
export function CalendarDay({ day, range, isToday, isPast, isMarked, isStop, onChoose }: CalendarDayProps) {
  const t = useTranslations('recurring')
  const locale = useLocale()
  const { start, end } = range
  const isStart = day === start
  const isEnd = day === (end ?? start)
  const isWithin = start !== null && end !== null && day >= start && day <= end
  const says = [formatLongDay(day, locale), isStart && t('calendar.start'), isEnd && t('calendar.end')]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      data-day={day}
      disabled={isPast}
      tabIndex={isStop ? 0 : -1}
      aria-label={says}
      aria-pressed={isStart || isEnd || isWithin}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={cn(
        'relative flex h-11 w-full items-center justify-center tabular-nums transition-colors disabled:text-muted/60',
        isWithin && 'bg-leaf-soft text-leaf-ink',
        isStart && 'rounded-l-control',
        isEnd && 'rounded-r-control',
        isStart || isEnd
          ? 'bg-leaf font-semibold text-on-leaf'
          : !isPast && !isWithin && 'rounded-control hover:bg-shade',
        isToday && !isStart && !isEnd && 'font-semibold underline underline-offset-4',
      )}
    >
      {Number(day.slice(8))}
      {isMarked && <span aria-hidden className="absolute bottom-1 size-1.5 rounded-full bg-current opacity-70" />}
    </button>
  )
}
