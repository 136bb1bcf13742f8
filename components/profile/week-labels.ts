import { toDate, type Day } from '@/lib/calendar'
import { intlTags, type Locale } from '@/lib/i18n/locale'

const written = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlTags[locale], { ...options, timeZone: 'UTC' })

/** The days of the week from Monday on, whole and short: `Monday` and `Mon`, `lundi` and `lun`. */
export function weekdayNames(locale: Locale): { long: string; short: string }[] {
  const [long, short] = (['long', 'short'] as const).map((weekday) => written(locale, { weekday }))
  return Array.from({ length: 7 }, (_, index) => {
    // 2024 began on a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + index))
    return { long: long!.format(day), short: short!.format(day).replace('.', '') }
  })
}

/**
 * What stands under each week: the day of the month it begins on, and the month where that is another. The
 * first month goes unnamed when the week after it names the next: there is no room for both.
 */
export function weekLabels(starts: readonly Day[], locale: Locale): { day: string; month: string }[] {
  const months = written(locale, { month: 'short' })
  const isNew = (index: number) => starts[index]?.slice(0, 7) !== starts[index - 1]?.slice(0, 7)
  return starts.map((start, index) => {
    const isNamed = isNew(index) && !(index === 0 && starts.length > 1 && isNew(1))
    return { day: String(Number(start.slice(8))), month: isNamed ? months.format(toDate(start)) : '' }
  })
}
