import { toDate, toDay } from '@/lib/calendar'
import { translator } from '@/lib/i18n/translator'
import { historyEntry, reasonOf } from '@/lib/points/history'

const t = translator('en', 'profile')

test.each([
  ['task', 10, 'Read a chapter', 'Read a chapter'],
  ['task', -10, 'Read a chapter', 'Taken back: Read a chapter'],
  ['streak_bonus', 100, '', 'Streak bonus: 10 days in a row'],
  ['streak_bonus', -100, '', 'Taken back: streak bonus'],
  ['opening', 50, '', 'Opening points'],
  ['adjustment', -5, '', 'Set by an administrator'],
  ['adjustment', -5, 'Broken window', 'Set by an administrator: Broken window'],
] as const)('%s of %i, %s', (kind, amount, title, reason) => {
  expect(reasonOf({ kind, amount, title, actor: null }, t)).toBe(reason)
})

test('an adjustment names the administrator who made it', () => {
  const entry = { kind: 'adjustment', amount: -5, actor: 'Mum' } as const
  expect(reasonOf({ ...entry, title: '' }, t)).toBe('Adjusted by Mum')
  expect(reasonOf({ ...entry, title: 'Broken window' }, t)).toBe('Adjusted by Mum: Broken window')
})

test('the same entries are translated into French', () => {
  const french = translator('fr', 'profile')
  const bonus = { kind: 'streak_bonus', amount: 100, title: '', actor: null } as const
  expect(reasonOf(bonus, french)).toBe(french('reasons.bonus'))
  expect(reasonOf(bonus, french)).not.toBe(reasonOf(bonus, t))
})

const entry = {
  id: 'first',
  kind: 'task',
  amount: -10,
  title: 'Read a chapter',
  actor: null,
  taskId: 'chapter',
  balance: 40,
  createdAt: new Date('2026-11-21T23:30:00Z'),
} as const

test.each([
  ['2026-11-22', null],
  ['2026-11-21', '2026-11-21'],
])('an entry recorded after midnight in Paris for %s also shows the day %s', (day, countsFor) => {
  expect(historyEntry({ ...entry, day: toDate(toDay(day)) }, 'Europe/Paris', t)).toEqual({
    ...{ id: 'first', kind: 'task', amount: -10, taskId: 'chapter', balance: 40 },
    ...{ reason: 'Taken back: Read a chapter', date: '2026-11-22', countsFor },
  })
})
