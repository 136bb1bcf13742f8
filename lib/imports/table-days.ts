import { plain } from '@/lib/text'

/** The order of the numbers in days such as `3/4/2027`. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/** A day as spreadsheets show it: two numbers, of which either may be the month, and the year. */
const shownDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/
const longestDay = 60

const months = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
]
/** In the order of `Date.getUTCDay`. */
const weekdays = [
  ['sunday', 'dimanche'],
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
]
const fillers = ['', 'le', 'the', 'of']

/**
 * Writes days of a table in ISO 8601. Those that are written in numbers share the order that one of them tells, or else
 * the `usual` one; without an order, or when they contradict each other, they stay as they are. `order` is null then,
 * and when there are none.
 */
export function isoDays(cells: readonly string[], usual: DayOrder | null) {
  const shown = cells.flatMap((cell) => shownDayIn(cell) ?? [])
  const told = shown.length === 0 ? null : (orderOf(shown) ?? usual)
  const order = told === 'contradictory' ? null : told
  const inIso = (cell: string) => {
    const found = shownDayIn(cell)
    if (!found) return writtenDay(cell) ?? cell
    const { first, second, year } = found
    if (order === null) return cell
    return order === 'dayFirst' ? iso(year, second, first) : iso(year, first, second)
  }
  return { inIso, order }
}

const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function shownDayIn(cell: string) {
  const [, first, sign, second, year] = shownDay.exec(cell) ?? []
  return first && sign && second && year ? { first, sign, second, year } : null
}

/** The order that a day tells: no month is greater than 12, and between points the day is always first. */
function orderOf(days: readonly { first: string; sign: string; second: string }[]): DayOrder | 'contradictory' | null {
  const isDayFirst = days.some(({ first, sign }) => Number(first) > 12 || sign === '.')
  const isMonthFirst = days.some(({ second }) => Number(second) > 12)
  if (isDayFirst && isMonthFirst) return 'contradictory'
  return isDayFirst ? 'dayFirst' : isMonthFirst ? 'monthFirst' : null
}

/**
 * A day with the year first or with the name of its month, such as `Sat, Dec 12th, 2026` or `1er déc. 2026`, in ISO
 * 8601, whether it exists or not; null for any other text, and for a weekday that is not the day's.
 */
function writtenDay(cell: string): string | null {
  if (cell.length > longestDay) return null
  const [, year, , month, day] = yearFirst.exec(cell) ?? []
  if (year && month && day) return iso(year, month, day)
  const words = plain(cell)
    .split(/[\s,./-]+/)
    .filter((word) => !fillers.includes(word))
  const named = /^(\d{1,2})(?:er|st|nd|rd|th)?$/
  const last = words.pop() ?? ''
  const weekday = words.length === 3 ? words.shift() : undefined
  const [name = '', date = ''] = named.test(words[0] ?? '') ? [...words].reverse() : words
  const number = named.exec(date)?.[1]
  const monthAt = indexOfName(months, name)
  if (words.length !== 2 || number === undefined || monthAt === -1 || !/^\d{4}$/.test(last)) return null
  const found = iso(last, String(monthAt + 1), number)
  const isItsWeekday =
    weekday === undefined || indexOfName(weekdays, weekday) === new Date(`${found}T00:00:00Z`).getUTCDay()
  return isItsWeekday ? found : null
}

/** The index of the names that a word shortens, to three letters or more; -1 for none, and for several as `jui`. */
function indexOfName(names: readonly string[][], word: string): number {
  const isNamed = (each: readonly string[]) => word.length >= 3 && each.some((name) => name.startsWith(word))
  const at = names.findIndex(isNamed)
  return at === names.findLastIndex(isNamed) ? at : -1
}
