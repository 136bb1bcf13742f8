import type { ActivityEntry } from '@/lib/activity/schema'
import { sentenceOf } from '@/lib/activity/sentence'
import { translator } from '@/lib/i18n/translator'

const entry = (points: number): ActivityEntry => ({
  id: 1,
  at: '2026-11-21T11:00:00Z',
  kind: 'task_points_changed',
  actor: { id: '1', name: 'Mum' },
  subject: { id: '2', name: 'Zoë' },
  details: { title: 'Dishes', points },
})

test('gained and lost points have a sign, a minus and not a hyphen', () => {
  const inEnglish = (points: number) => sentenceOf(entry(points), translator('en', 'activity'), 'en')
  expect(inEnglish(-5)).toBe('Mum changed the task “Dishes” of Zoë: -5 points.')
  expect(inEnglish(1200)).toBe('Mum changed the task “Dishes” of Zoë: +1,200 points.')
  expect(sentenceOf(entry(-5), translator('fr', 'activity'), 'fr')).toContain('-5 points.')
})
