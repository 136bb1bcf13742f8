import { TaskCard } from '@/app/(shell)/dashboard/(home)/task-card'
import { toDay } from '@/lib/calendar'
import { thanks } from '@/lib/evaluation/thanks'
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
const shown = (changes: Partial<TaskView>) =>
  spokenMarkup(
    <TaskCard
      task={{ ...task, ...changes }}
      now="2026-11-26T12:00:00.000Z"
      today={toDay('2026-11-26')}
      timeZone="Europe/Paris"
    />,
  )
const daysLeftOf = (changes: Partial<TaskView>) => /\d+ days left/.exec(shown(changes))?.[0]

test('counts to when the task closes, which an open appeal puts off', () => {
  expect(daysLeftOf({})).toBe('2 days left')
  expect(daysLeftOf({ keptOpenUntil: '2026-12-03T12:00:00.000Z' })).toBe('7 days left')
})

test('of a text that a person reads for its writer’s safety it says only the thanks', () => {
  const waiting = /A grown-up will look|your points/
  expect(shown({ feedback: 'Add one sentence.' })).toMatch(waiting)
  for (const language of ['en', 'fr'] as const) {
    const markup = shown({ feedback: thanks[language], feedbackLanguage: language })
    expect(markup).toMatch(new RegExp(`<p lang="${language}">(Thank you|Merci)`))
    expect(markup).not.toMatch(waiting)
  }
})
