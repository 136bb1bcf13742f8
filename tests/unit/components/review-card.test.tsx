import { ReviewCard } from '@/components/admin/review/review-card'
import type { ReviewItemJson } from '@/lib/review/json'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const item: ReviewItemJson = {
  kind: 'unsure',
  reportId: null,
  taskId: 'task',
  memberId: 'member',
  submissionId: 'submission',
  title: 'Wash the car',
  description: 'Wash it with the sponge.',
  username: 'emma',
  since: '2026-11-26T08:00:00.000Z',
  text: 'The blue sponge.',
  isTaskAccepted: false,
  points: 10,
  verdict: 'unsure',
  score: null,
  weakest: null,
  missing: [],
  suspicions: [],
  suspicionsElsewhere: [],
  tries: null,
  message: null,
  photos: [],
}

test('the card says what was asked for', () => {
  const card = spokenMarkup(<ReviewCard viewerId="parent" item={item} timeZone="Europe/Paris" onActed={() => {}} />)
  expect(card).toContain('Wash it with the sponge.')
})

test.each<[string, string, Partial<ReviewItemJson>]>([
  ['an unsure text', 'Keep, and say why', {}],
  ['a refused one', 'Keep, and say why', { kind: 'appeal', verdict: 'refused', score: 40 }],
  ['an accepted one that waits after a refusal', 'Not yet, and say why', { verdict: 'accepted', score: 90 }],
  ['one of an accepted task', 'Reject, and say why', { kind: 'suspicion', verdict: 'accepted', isTaskAccepted: true }],
])('%s can be refused by: %s', (_, label, differing) => {
  const card = spokenMarkup(
    <ReviewCard viewerId="parent" item={{ ...item, ...differing }} timeZone="Europe/Paris" onActed={() => {}} />,
  )
  expect(card.match(/[\w ]+, and say why/g)).toEqual([label])
})
