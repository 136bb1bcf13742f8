import { takesPhotos } from '@/lib/photos/limits'

const now = new Date('2026-11-21T12:00:00Z')
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const open = { status: 'pending', needsPerson: false, expiresAt: null } as const

test.each([
  [open, true],
  [{ ...open, status: 'rejected' }, true],
  [{ ...open, status: 'accepted' }, false],
  [{ ...open, status: 'completed' }, false],
  [{ ...open, status: 'expired' }, false],
  [{ ...open, expiresAt: before }, false],
  [{ ...open, expiresAt: before, keptOpenUntil: after }, true],
  [{ ...open, status: 'rejected', expiresAt: before }, false],
  [{ ...open, status: 'rejected', expiresAt: before, needsPerson: true }, true],
] as const)('whether the photos of %j may be changed: %p', (task, isOpen) => {
  expect(takesPhotos(task, now)).toBe(isOpen)
})
