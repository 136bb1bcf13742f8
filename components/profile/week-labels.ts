import { formatDay, type Day } from '@/lib/calendar'

/** A day without its year, `Nov 21`. */
export function shortDay(day: Day): string {
  return formatDay(day).split(',')[0] ?? day
}

/**
 * What stands under each week: the day of the month it begins on, and the month where that is another. The
 * first month goes unnamed when the week after it names the next: there is no room for both.
 */
export function weekLabels(starts: readonly Day[]): { day: string; month: string }[] {
  const isNew = (index: number) => starts[index]?.slice(0, 7) !== starts[index - 1]?.slice(0, 7)
  return starts.map((start, index) => {
    const [month = '', day = ''] = shortDay(start).split(' ')
    const isNamed = isNew(index) && !(index === 0 && starts.length > 1 && isNew(1))
    return { day, month: isNamed ? month : '' }
  })
}
