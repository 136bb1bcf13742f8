import { StatusBanners } from '@/app/(shell)/task-submission/[taskId]/status-banners'
import type { AppealView } from '@/lib/appeals/json'
import { thanks } from '@/lib/evaluation/thanks'
import type { TaskView } from '@/lib/tasks/json'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const task = {
  id: 'task',
  date: '2026-11-26',
  status: 'rejected',
  expiresAt: null,
  keptOpenUntil: null,
  needsPerson: true,
  feedback: 'Add one sentence.',
  feedbackLanguage: 'en',
} as unknown as TaskView
const standing: AppealView = { canAsk: false, canWithdraw: true, state: null, message: '', isLimitReached: false }
const shown = (appeal: Partial<AppealView>, changes: Partial<TaskView> = {}) =>
  spokenMarkup(
    <StatusBanners
      task={{ ...task, ...changes }}
      appeal={{ ...standing, ...appeal }}
      now={new Date('2026-11-26T12:00:00Z')}
      timeZone="Europe/Paris"
      askPerson={null}
    />,
  )

test('a member who asked a person can take it back, with or without an appeal', () => {
  expect(shown({})).toMatch(/You get your points when.*Take it back/)
  expect(shown({ state: 'open', message: 'I did.' })).toMatch(
    /go on with other things.*You said: I did\..*Take it back/,
  )
  expect(shown({ canWithdraw: false })).not.toContain('Take it back')
})

test('of a text that a person reads for its writer’s safety only the thanks are shown', () => {
  const banner = shown({ state: 'open' }, { feedback: thanks.en })
  expect(banner).toContain(thanks.en)
  expect(banner).not.toMatch(/Take it back|grown-up will look|revision|points/)
})

test('the answer to an appeal is shown while the verdict is still that answer', () => {
  const [granted, kept] = ['A grown-up looked at it and said yes.', 'A grown-up looked at it, and it still needs work.']
  const read = (state: AppealView['state'], status: TaskView['status']) =>
    shown({ state }, { status, needsPerson: false })
  expect(read('granted', 'accepted')).toContain(granted)
  expect(read('kept', 'rejected')).toContain(kept)
  expect(read('granted', 'rejected')).not.toContain(granted)
  expect(read('kept', 'accepted')).not.toContain(kept)
})
