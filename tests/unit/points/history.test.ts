import { reasonOf } from '@/lib/points/history'

test.each([
  ['task', 10, 'Read a chapter', 'Read a chapter'],
  ['task', -10, 'Read a chapter', 'Taken back: Read a chapter'],
  ['streak_bonus', 100, 'Streak of 10 days: +100', 'Streak bonus: 10 days in a row'],
  ['streak_bonus', -100, 'Streak of 10 days: -100', 'Taken back: streak bonus'],
  ['opening', 50, 'Opening points', 'Opening points'],
  ['adjustment', -5, 'Set by an administrator', 'Set by an administrator'],
  ['adjustment', -5, 'Broken window', 'Set by an administrator: Broken window'],
] as const)('%s of %i, %s', (kind, amount, title, reason) => {
  expect(reasonOf({ kind, amount, title, actor: null })).toBe(reason)
})

test('an adjustment names the administrator who made it', () => {
  const entry = { kind: 'adjustment', amount: -5, actor: 'Mum' } as const
  expect(reasonOf({ ...entry, title: 'Set by an administrator' })).toBe('Adjusted by Mum')
  expect(reasonOf({ ...entry, title: 'Broken window' })).toBe('Adjusted by Mum: Broken window')
})
