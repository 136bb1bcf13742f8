import { stepsLeft, type SetupFacts } from '@/lib/week/first-run'

const now = new Date('2026-11-21T11:00:00Z')
const done: SetupFacts = {
  hasMembers: true,
  hasTasks: true,
  isSomebodyNew: false,
  isEvaluatorTried: true,
  scheduleRanAt: new Date('2026-11-21T03:00:00Z'),
}

test('nothing is left once all is done', () => {
  expect(stepsLeft(done, now)).toEqual([])
})

test('a new installation has every step left, in order', () => {
  const fresh = { hasMembers: false, hasTasks: false, isSomebodyNew: false, isEvaluatorTried: false }
  expect(stepsLeft({ ...fresh, scheduleRanAt: null }, now)).toEqual(['family', 'week', 'signIn', 'checks'])
})

test.each([
  ['the first week while no member has a task', { hasTasks: false }, 'week'],
  ['signing in while a member never has', { isSomebodyNew: true }, 'signIn'],
  ['the checks while the evaluation is untried', { isEvaluatorTried: false }, 'checks'],
  ['the checks while the schedule has never run', { scheduleRanAt: null }, 'checks'],
  ['the checks when the schedule ran long ago', { scheduleRanAt: new Date('2026-11-19T10:59:00Z') }, 'checks'],
])('it leaves %s', (_, facts, step) => {
  expect(stepsLeft({ ...done, ...facts }, now)).toEqual([step])
})
