import { DraftStore } from '@/app/(shell)/task-submission/[taskId]/draft-store'
import { SolutionForm } from '@/app/(shell)/task-submission/[taskId]/solution-form'
import { toDay } from '@/lib/calendar'
import type { TaskView } from '@/lib/tasks/json'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const task: TaskView = {
  id: 't1',
  title: 'Water the plants',
  description: '',
  expectations: [],
  assignedTo: 'u1',
  date: toDay('2026-11-21'),
  status: 'pending',
  points: 10,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: null,
  response: null,
  draft: null,
  draftVersion: 0,
  feedback: null,
  feedbackLanguage: null,
  needsPerson: false,
  keptOpenUntil: null,
  score: null,
  isExpired: false,
}

/** The form's markup with so many evaluations left today. */
function formWith(evaluationsLeft: number): string {
  const saved = { text: 'I watered the basil.', version: 1 }
  const store = new DraftStore({ key: null, taskId: task.id, saved, saveByAction: jest.fn() })
  return spokenMarkup(
    <SolutionForm
      task={task}
      solution={{ ...store.current(), store }}
      canSubmit
      activity="none"
      aids={{ level: 'growing', allowsDictation: false, evaluationsLeft }}
      evaluated={null}
      error={null}
      onSave={() => undefined}
      onSubmit={() => undefined}
      onShow={() => undefined}
    />,
  )
}

/** The opening tag of a button. */
const button = (markup: string, label: string) =>
  new RegExp(`<button[^>]*>(?=${label}</button>)`).exec(markup)?.[0] ?? ''
const isPrimary = (tag: string) => tag.includes('bg-leaf')

test('the last evaluations of the day are announced, and submitting stays the main action', () => {
  expect(formWith(4)).not.toContain('evaluation')
  const markup = formWith(1)
  expect(markup).toContain('This is the last evaluation for today.')
  expect([isPrimary(button(markup, 'Submit Solution')), isPrimary(button(markup, 'Save Draft'))]).toEqual([true, false])
})

test('without an evaluation left, saving is the main action, and the other says why it waits', () => {
  const markup = formWith(0)
  const submit = button(markup, 'Submit Solution')
  expect([isPrimary(submit), isPrimary(button(markup, 'Save Draft'))]).toEqual([false, true])
  const [, reason = ''] = /aria-describedby="([^"]+)"/.exec(submit) ?? []
  expect(markup).toMatch(
    new RegExp(`<p id="${reason}"[^>]*>No more evaluations today. Save your text and come back tomorrow.`),
  )
  // A text with signs of danger is read whatever the limit.
  expect(submit).not.toContain('disabled=""')
})
