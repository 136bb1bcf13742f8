import { toDay } from '@/lib/calendar'
import { translator } from '@/lib/i18n/translator'
import { remainingTime } from '@/lib/tasks/remaining-time'
import { completionRate } from '@/lib/tasks/completion'
import {
  displayedStatus,
  isDueSoon,
  isExpired,
  isLocked,
  isOverdue,
  isPastDueDate,
  isSubmittable,
  type TaskStatus,
} from '@/lib/tasks/status'

const now = new Date('2026-11-21T11:00:00Z')
const task = (status: TaskStatus, expiresAt: string | null = null) => ({ status, expiresAt, date: toDay('2026-11-21') })
const past = '2026-11-21T10:59:59Z'
const future = '2026-11-21T11:00:01Z'

test('a task is expired by its status or after its expiry', () => {
  expect(isExpired(task('expired'), now)).toBe(true)
  expect(isExpired(task('pending', past), now)).toBe(true)
  expect(isExpired(task('pending', now.toISOString()), now)).toBe(false)
  expect(isExpired(task('pending', future), now)).toBe(false)
  expect(isExpired(task('pending'), now)).toBe(false)
})

test('only an undecided task is shown as expired after its expiry', () => {
  expect(displayedStatus(task('pending', past), now)).toBe('expired')
  expect(displayedStatus(task('accepted', past), now)).toBe('accepted')
  expect(displayedStatus(task('rejected', past), now)).toBe('rejected')
})

test('an expired task accepts nothing, and an overdue one does', () => {
  expect(isSubmittable(task('rejected', past), now)).toBe(false)
  expect(isSubmittable(task('accepted', future), now)).toBe(true)
  const late = { ...task('pending', future), date: toDay('2026-11-01') }
  expect(isSubmittable(late, now)).toBe(true)
})

test('decided and expired rows are locked', () => {
  expect(isLocked(task('accepted', future), now)).toBe(true)
  expect(isLocked(task('rejected', future), now)).toBe(true)
  expect(isLocked(task('pending', past), now)).toBe(true)
  expect(isLocked(task('pending', future), now)).toBe(false)
})

test('overdue is before today, due soon within three days', () => {
  const due = (day: string) => ({ status: 'pending' as const, date: toDay(day) })
  const today = toDay('2026-11-21')
  expect([isOverdue(due('2026-11-20'), today), isOverdue(due('2026-11-21'), today)]).toEqual([true, false])
  expect(['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25'].map((day) => isDueSoon(due(day), today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the due date has passed after its day in the time zone, even while the task is open', () => {
  const late = { ...task('pending', '2026-12-01T00:00:00Z'), date: toDay('2026-11-20') }
  expect(isPastDueDate(late, new Date('2026-11-20T22:59:59Z'), 'Europe/Paris')).toBe(false)
  expect(isPastDueDate(late, new Date('2026-11-20T23:00:00Z'), 'Europe/Paris')).toBe(true)
  expect(isPastDueDate({ ...late, expiresAt: past }, now, 'Europe/Paris')).toBe(false)
})

test.each([
  [3 * 86_400_000, '3 days left'],
  [86_400_000, '1 day left'],
  [86_399_999, '23 hours left'],
  [3_600_000, '1 hour left'],
  [59 * 60_000, '59 minutes left'],
  [30_000, '1 minute left'],
  [0, 'Expired'],
  [-1, 'Expired'],
])('%d ms before the end reads %s', (left, text) => {
  expect(remainingTime(translator('en', 'task'), new Date(now.getTime() + left), now)).toBe(text)
})

test('the completion rate falls back to all assigned tasks', () => {
  expect(completionRate({ accepted: 2, final: 3, assigned: 9 })).toBe(67)
  expect(completionRate({ accepted: 0, final: 3, assigned: 9 })).toBe(0)
  expect(completionRate({ accepted: 0, final: 0, assigned: 0 })).toBe(0)
})
