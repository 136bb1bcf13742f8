import { toDate, type Day } from '@/lib/calendar'
import { dateFormatter } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'

/** The names of the days of the week from Monday on, long and short: `Monday` and `Mon`, `lundi` and `lun`. */
export function weekdayNames(locale: Locale): { long: string; short: string }[] {
  const [long, short] = (['long', 'short'] as const).map((weekday) => dateFormatter(locale, 'UTC', { weekday }))
  return Array.from({ length: 7 }, (_, index) => {
    // 1 January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + index))
    return { long: long!.format(day), short: short!.format(day).replace('.', '') }
  })
}

/**
 * The label of each week: the day of the month on which it starts, and the month if it differs from the previous
 * label's. The first month is omitted when the next week names its own month, because there is no room for both.
 */
export function weekLabels(starts: readonly Day[], locale: Locale): { day: string; month: string }[] {
  const months = dateFormatter(locale, 'UTC', { month: 'short' })
  const isNew = (index: number) => starts[index]?.slice(0, 7) !== starts[index - 1]?.slice(0, 7)
  return starts.map((start, index) => {
    const isNamed = isNew(index) && !(index === 0 && starts.length > 1 && isNew(1))
    return { day: String(Number(start.slice(8))), month: isNamed ? months.format(toDate(start)) : '' }
  })
}
