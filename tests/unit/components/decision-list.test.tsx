import { DecisionList } from '@/app/(shell)/admin/tasks/[taskId]/decision-list'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const decision = {
  id: 'one',
  before: 'rejected' as const,
  isAccepted: true,
  decidedAt: new Date('2026-11-21T10:00:00Z'),
  decider: null,
  member: { username: 'emma' },
}
const shown = (reason: string | null) =>
  spokenMarkup(<DecisionList decisions={[{ ...decision, reason }]} timeZone="Europe/Paris" />)

test('a decision shows its reason, or how it was made without one', () => {
  expect(shown('Well told.')).toContain('Well told.')
  expect(shown('')).toContain('Accepted by a decision, without a reason.')
  expect(shown(null)).toContain('Set as the task’s status, without a reason.')
})
