import { isDay, toDate, type Day } from '@/lib/calendar'
import { intlTags, type Locale } from '@/lib/i18n/locale'

const unknownDates = {
  en: { missing: 'No date', invalid: 'Invalid date' },
  fr: { missing: 'Pas de date', invalid: 'Date non valide' },
} as const

/** Separator between a day and a time. */
const atHour = { en: ', ', fr: ' à ' } as const

const dayStyle = { dateStyle: 'medium' } as const
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is far slower than using it. */
export function dateFormatter(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, timeZone, options])
  const known = formatters.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(intlTags[locale], { ...options, timeZone })
  formatters.set(name, made)
  return made
}

/** French uses an ordinal for the first day of a month, which `Intl` does not support. */
function withOrdinal(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text
}

function inWords(day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return withOrdinal(dateFormatter(locale, 'UTC', options).format(toDate(day)), locale)
}

/** A day, `Nov 21, 2026` or `21 nov. 2026`; 'No date' when missing, 'Invalid date' when it does not exist. */
export function formatDay(day: string | null | undefined, locale: Locale): string {
  if (!day) return unknownDates[locale].missing
  return isDay(day) ? inWords(day, locale, dayStyle) : unknownDates[locale].invalid
}

/** A day without its year, `Nov 21` or `21 nov.`. */
export function formatShortDay(day: Day, locale: Locale): string {
  return inWords(day, locale, { month: 'short', day: 'numeric' })
}

/** A day with its weekday, `Sat, Nov 21` or `sam. 21 nov.`. */
export function formatWeekday(day: Day, locale: Locale): string {
  return inWords(day, locale, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** A day written out, `Saturday, November 21, 2026` or `samedi 21 novembre 2026`. */
export function formatLongDay(day: Day, locale: Locale): string {
  return inWords(day, locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
}

/** The month of the day, `November 2026` or `novembre 2026`. */
export function formatMonth(day: Day, locale: Locale): string {
  return inWords(day, locale, { year: 'numeric', month: 'long' })
}

/**
 * An instant in the zone, `Nov 21, 2026, 11:59 PM` or `21 nov. 2026 à 23:59`, with a non-breaking space before AM or
 * PM; 'No date' when missing, 'Invalid date' when unparseable.
 */
export function formatInstant(instant: string | Date | null | undefined, timeZone: string, locale: Locale): string {
  if (!instant) return unknownDates[locale].missing
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return unknownDates[locale].invalid
  const day = withOrdinal(dateFormatter(locale, timeZone, dayStyle).format(date), locale)
  const hour = dateFormatter(locale, timeZone, { timeStyle: 'short' }).format(date).replace(/\s/u, '\u00a0')
  return `${day}${atHour[locale]}${hour}`
}

/** A full hour of the day, `5:00 PM` or `17:00`, with a non-breaking space before AM or PM. */
export function formatHour(hour: number, locale: Locale): string {
  const at = Date.UTC(2000, 0, 1, hour)
  return dateFormatter(locale, 'UTC', { timeStyle: 'short' }).format(at).replace(/\s/u, '\u00a0')
}

const numbers: Partial<Record<Locale, Intl.NumberFormat>> = {}

/** A number with grouped digits: `1,234` or `1 234`. */
export function formatNumber(value: number, locale: Locale): string {
  return (numbers[locale] ??= new Intl.NumberFormat(intlTags[locale])).format(value)
}

/** A count that stopped at `limit` when there were more: `12`, or `1,000+`. */
export function formatCount(count: number, limit: number, locale: Locale): string {
  return count > limit ? `${formatNumber(limit, locale)}+` : formatNumber(count, locale)
}

/** A number of points gained or lost, with its sign: `+1,234` or `-5`. */
export function formatSigned(value: number, locale: Locale): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value, locale)}`
}

/** A list within a sentence: `a, b, and c` or `a, b et c`. */
export function formatList(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(intlTags[locale]).format(parts)
}
