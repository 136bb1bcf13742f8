/**
 * A second, deliberately simple calendar: it counts days one by one from the lengths of months and knows the two
 * Sundays on which Paris changes its clocks. It shares no code or library with the product.
 */
export type PlainDay = { readonly year: number; readonly month: number; readonly day: number }

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
export const monthLength = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

export function nextDay({ year, month, day }: PlainDay): PlainDay {
  if (day < monthLength(year, month)) return { year, month, day: day + 1 }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}

export function dayBefore({ year, month, day }: PlainDay): PlainDay {
  if (day > 1) return { year, month, day: day - 1 }
  const before = month > 1 ? { year, month: month - 1 } : { year: year - 1, month: 12 }
  return { ...before, day: monthLength(before.year, before.month) }
}

export function plainDay(text: string): PlainDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

export const write = ({ year, month, day }: PlainDay) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const two = (value: number) => String(value).padStart(2, '0')

/** The weekday by Zeller's congruence; 0 is Sunday. */
export function weekday({ year, month, day }: PlainDay): number {
  const m = month < 3 ? month + 12 : month
  const y = month < 3 ? year - 1 : year
  const h =
    (day + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) % 7
  return (h + 6) % 7
}

const lastSunday = (year: number, month: number) => {
  const length = monthLength(year, month)
  return length - weekday({ year, month, day: length })
}

/** Whether Paris is on summer time at the end of the day. */
function endsInSummer({ year, month, day }: PlainDay): boolean {
  if (month === 3) return day >= lastSunday(year, 3)
  if (month === 10) return day < lastSunday(year, 10)
  return month > 3 && month < 10
}

/** 23:59:59 of the day in Paris, in UTC. */
export function endInParis(day: PlainDay): string {
  return `${write(day)}T${two(endsInSummer(day) ? 21 : 22)}:59:59.000Z`
}

/** A time from 03:00 on in Paris, such as 17:00. */
export const instantInParis = (day: PlainDay, time: string): Date =>
  new Date(`${write(day)}T${time}:00${endsInSummer(day) ? '+02:00' : '+01:00'}`)

/** The next day after the given one on which Paris changes its clocks. */
export function nextClockChange(day: PlainDay): PlainDay {
  const next = nextDay(day)
  return endsInSummer(next) === endsInSummer(day) ? nextClockChange(next) : next
}

/** The days of a rule, found by walking from its anchor day by day. */
export function walk(
  anchor: PlainDay,
  interval: 'daily' | 'weekly' | 'monthly',
  every: number,
  until: string,
): string[] {
  const found: string[] = []
  let months = 0
  for (let day = anchor, count = 0; write(day) <= until; day = nextDay(day), count += 1) {
    if (count > 0 && day.day === 1) months += 1
    const isOn =
      interval === 'monthly'
        ? months % every === 0 && day.day === Math.min(anchor.day, monthLength(day.year, day.month))
        : count % (interval === 'weekly' ? every * 7 : every) === 0
    if (isOn) found.push(write(day))
  }
  return found
}

/** The days of a weekly rule on weekdays (1 is Monday), found by walking from its anchor and counting Mondays. */
export function walkWeekdays(anchor: PlainDay, every: number, weekdays: readonly number[], until: string): string[] {
  const found: string[] = []
  let weeks = 0
  for (let day = anchor; write(day) <= until; day = nextDay(day)) {
    const on = weekday(day) || 7
    if (on === 1 && day !== anchor) weeks += 1
    if (weeks % every === 0 && weekdays.includes(on)) found.push(write(day))
  }
  return found
}
