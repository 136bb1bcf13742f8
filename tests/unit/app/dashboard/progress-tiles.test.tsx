import { ProgressTiles } from '@/app/(shell)/dashboard/(home)/progress-tiles'
import type { Locale } from '@/lib/i18n/locale'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const figures = { points: 70, streak: 2, completedCount: 3, completionRate: 50 }
const tiles = (change: { pointsThisMonth: number; balance: number }, locale?: Locale) =>
  spokenMarkup(<ProgressTiles {...figures} {...change} />, locale).replace(/[\u00a0\u202f]/g, ' ')

test('the points of this month have their sign, also when some were taken back', () => {
  const monthly = (points: number, locale?: Locale) => tiles({ pointsThisMonth: points, balance: 0 }, locale)
  expect(monthly(1200)).toContain('+1,200 points this month')
  expect(monthly(0)).toContain('+0 points this month')
  expect(monthly(-5)).toContain('>-5 points this month')
  expect(monthly(1, 'fr')).toContain('+1 point ce mois-ci')
  expect(monthly(-5, 'fr')).toContain('>-5 points ce mois-ci')
})

test('what can be spent is a balance once it is below zero', () => {
  expect(tiles({ pointsThisMonth: 0, balance: 10 })).toContain('10 to spend')
  expect(tiles({ pointsThisMonth: 0, balance: -10 })).toContain('Balance: -10')
  expect(tiles({ pointsThisMonth: 0, balance: -10 }, 'fr')).toContain('Solde : -10')
})
