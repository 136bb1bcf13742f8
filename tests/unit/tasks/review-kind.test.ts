import { reviewOf, type ReviewFacts } from '@/lib/tasks/review-kind'

const since = new Date('2026-11-21T10:00:00Z')
const text = (submissionId: string) => ({ submissionId, since })
const newest = { submissionId: 'newest', isAccepted: false }
const nothing: ReviewFacts = {
  status: 'rejected',
  needsPerson: false,
  appeal: null,
  confirmed: null,
  newest: null,
  suspiciousSince: null,
  stuckSince: null,
}
const everything: ReviewFacts = {
  status: 'rejected',
  needsPerson: true,
  appeal: text('appealed'),
  confirmed: text('confirmed'),
  newest,
  suspiciousSince: since,
  stuckSince: since,
}

test.each([
  ['appeal', 'appealed', {}],
  ['unsure', 'confirmed', { appeal: null }],
  ['suspicion', 'newest', { appeal: null, needsPerson: false }],
  ['stuck', 'newest', { appeal: null, needsPerson: false, suspiciousSince: null }],
])('the strongest remaining reason is %s', (kind, submissionId, without) => {
  expect(reviewOf({ ...everything, ...without })).toEqual({ ...text(submissionId), kind })
})

test('a task without a reason needs no review', () => {
  expect(reviewOf(nothing)).toBeNull()
  expect(reviewOf({ ...nothing, confirmed: text('confirmed'), newest })).toBeNull()
})

test('a member is not stuck once the task, or the newest text, is accepted', () => {
  const stuck = { ...nothing, newest, stuckSince: since }
  for (const status of ['pending', 'expired', 'rejected'] as const)
    expect(reviewOf({ ...stuck, status })).toMatchObject({ kind: 'stuck' })
  for (const status of ['accepted', 'completed'] as const) expect(reviewOf({ ...stuck, status })).toBeNull()
  expect(reviewOf({ ...stuck, newest: { ...newest, isAccepted: true } })).toBeNull()
})

test('a suspicion remains after the task is accepted, and shows the text that was', () => {
  const suspicious = { ...nothing, confirmed: text('confirmed'), newest, suspiciousSince: since }
  expect(reviewOf({ ...suspicious, status: 'accepted' })).toEqual({ kind: 'suspicion', ...text('confirmed') })
  expect(reviewOf({ ...suspicious, status: 'rejected' })).toEqual({ kind: 'suspicion', ...text('newest') })
})
