import 'server-only'
import ical from 'ical-generator'
import { brand } from '@/lib/brand'
import { toDate, type Day } from '@/lib/calendar'

/** A task as calendars show it. `revision` grows with every change, which RFC 5545 calls its sequence. */
export type CalendarTask = { id: string; title: string; day: Day; revision: number }

/** RFC 5545 allows no control characters in a text. */
const printable = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')

/**
 * The tasks as an iCalendar file, each an event of its whole day. The same tasks give the same file: a stamp is made of
 * the day and the revision, because the time of a change would tell when a child was writing. A subscribed calendar
 * removes what the file no longer holds, so deleted tasks need no cancellation.
 */
export function writeCalendar(tasks: readonly CalendarTask[]): string {
  const calendar = ical({ prodId: { company: brand, product: 'Tasks', language: 'EN' }, name: brand })
  for (const { id, title, day, revision } of tasks) {
    calendar.createEvent({
      id,
      summary: printable(title),
      start: toDate(day),
      allDay: true,
      sequence: revision,
      stamp: new Date(toDate(day).getTime() + revision * 1000),
    })
  }
  // RFC 5545 ends every line, also the last one; the library leaves that out.
  return `${calendar.toString()}\r\n`
}
