import { TaskCard } from '@/app/(shell)/dashboard/(home)/task-card'
import { toDay } from '@/lib/calendar'
import type { TaskView } from '@/lib/tasks/json'
import { spokenMarkup } from '@/tests/fixtures/spoken'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const task = {
  id: 'task',
  title: 'A swim',
  description: '',
  date: '2026-11-26',
  status: 'rejected',
  points: 10,
  expiresAt: '2026-11-28T22:59:59.000Z',
  keptOpenUntil: null,
  needsPerson: true,
  isExpired: false,
  feedback: null,
} as unknown as TaskView
const daysLeftOf = (changes: Partial<TaskView>) =>
  /\d+ days left/.exec(
    spokenMarkup(
      <TaskCard
        task={{ ...task, ...changes }}
        now="2026-11-26T12:00:00.000Z"
        today={toDay('2026-11-26')}
        timeZone="Europe/Paris"
      />,
    ),
  )?.[0]

test('counts to when the task closes, which an open appeal puts off', () => {
  expect(daysLeftOf({})).toBe('2 days left')
  expect(daysLeftOf({ keptOpenUntil: '2026-12-03T12:00:00.000Z' })).toBe('7 days left')
})
