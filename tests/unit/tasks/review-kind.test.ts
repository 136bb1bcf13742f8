import { reviewOf, type ReviewFacts } from '@/lib/tasks/review-kind'

const text = (submissionId: string) => ({ submissionId, since: new Date('2026-11-21T10:00:00Z') })
const nothing: ReviewFacts = {
  status: 'rejected',
  needsPerson: false,
  appeal: null,
  confirmed: null,
  suspicious: null,
  refused: null,
  refusedCount: 0,
}
const everything: ReviewFacts = {
  status: 'rejected',
  needsPerson: true,
  appeal: text('appealed'),
  confirmed: text('confirmed'),
  suspicious: text('suspicious'),
  refused: text('refused'),
  refusedCount: 2,
}

test.each([
  ['appeal', 'appealed', {}],
  ['unsure', 'confirmed', { appeal: null }],
  ['suspicion', 'suspicious', { appeal: null, needsPerson: false }],
  ['stuck', 'refused', { appeal: null, needsPerson: false, suspicious: null }],
])('the strongest remaining reason is %s', (kind, submissionId, without) => {
  expect(reviewOf({ ...everything, ...without })).toEqual({ ...text(submissionId), kind })
})

test('a task without a reason needs no review', () => {
  expect(reviewOf(nothing)).toBeNull()
  expect(reviewOf({ ...nothing, confirmed: text('confirmed') })).toBeNull()
})

test('a single refusal is not being stuck, and neither are two once the task is accepted', () => {
  const refused = text('refused')
  expect(reviewOf({ ...nothing, refused, refusedCount: 1 })).toBeNull()
  expect(reviewOf({ ...nothing, refused, refusedCount: 2 })).toMatchObject({ kind: 'stuck' })
  for (const status of ['pending', 'expired'] as const)
    expect(reviewOf({ ...nothing, status, refused, refusedCount: 3 })).toMatchObject({ kind: 'stuck' })
  for (const status of ['accepted', 'completed'] as const)
    expect(reviewOf({ ...nothing, status, refused, refusedCount: 2 })).toBeNull()
})

test('a suspicion remains after the task is accepted', () => {
  expect(reviewOf({ ...nothing, status: 'accepted', suspicious: text('suspicious') })).toMatchObject({
    kind: 'suspicion',
  })
})
