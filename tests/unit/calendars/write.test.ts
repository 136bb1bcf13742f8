import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { toDay } from '@/lib/calendar'
import { writeCalendar, type CalendarTask } from '@/lib/calendars/write'

const someTask = (data: Partial<CalendarTask> = {}): CalendarTask => ({
  id: randomUUID(),
  title: 'Water the plants',
  day: toDay('2027-03-28'),
  revision: 0,
  ...data,
})

/** The events of a file, as another library reads them. */
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    title: event.getFirstPropertyValue('summary'),
    start: event.getFirstPropertyValue('dtstart') as ICAL.Time,
    sequence: event.getFirstPropertyValue('sequence'),
    stamp: String(event.getFirstPropertyValue('dtstamp')),
  }))

test('an event has the id, title, day and revision of its task', () => {
  const task = someTask({ title: 'Wash; dry, and “put away”\\', revision: 7 })
  const [event] = eventsIn(writeCalendar([task]))
  expect(event).toMatchObject({
    uid: task.id,
    title: task.title,
    sequence: 7,
    stamp: '2027-03-28T00:00:07Z',
  })
  expect([event?.start.isDate, event?.start.toString()]).toEqual([true, '2027-03-28'])
})

test('an event has no other property of the task, and the same tasks give the same file', () => {
  const tasks = [someTask(), someTask({ title: 'Sweep' })]
  const file = writeCalendar(tasks)
  const names = new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getAllProperties().map(({ name }) => name))
  expect([...new Set(names)].filter((name) => !name.startsWith('x-microsoft')).sort()).toEqual(
    ['uid', 'sequence', 'dtstamp', 'dtstart', 'summary'].sort(),
  )
  expect(writeCalendar(tasks)).toBe(file)
})

test('without tasks the file is still a calendar', () => {
  const file = writeCalendar([])
  expect(new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstPropertyValue('version')).toBe('2.0')
  expect(eventsIn(file)).toEqual([])
})

test('every line ends with CRLF, also the last', () => {
  const file = writeCalendar([someTask()])
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(file).not.toMatch(/[^\r]\n/)
})

test('no title breaks the file or another event', () => {
  const title = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constant('a\r\nEND:VEVENT\r\nBEGIN:VALARM'))
  fc.assert(
    fc.property(fc.array(title, { maxLength: 5 }), (titles) => {
      const tasks = titles.map((each) => someTask({ title: each }))
      const file = writeCalendar(tasks)
      expect(eventsIn(file).map(({ uid }) => uid)).toEqual(tasks.map(({ id }) => id))
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    }),
  )
})
