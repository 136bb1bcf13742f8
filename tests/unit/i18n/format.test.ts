import { toDay } from '@/lib/calendar'
import {
  formatDay,
  formatInstant,
  formatList,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatShortDay,
  formatSigned,
} from '@/lib/i18n/format'

const paris = 'Europe/Paris'
const day = toDay('2026-11-21')
/** Normalises the spaces of French numbers, which differ between CLDR versions. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('dates are shown in US English', () => {
  expect(formatDay('2026-11-21', 'en')).toBe('Nov 21, 2026')
  expect(formatDay(null, 'en')).toBe('No date')
  expect(formatDay('2026-02-30', 'en')).toBe('Invalid date')
  expect(formatInstant('2026-11-21T22:59:59Z', paris, 'en')).toBe('Nov 21, 2026, 11:59\u00a0PM')
  expect(formatInstant('soon', paris, 'en')).toBe('Invalid date')
  expect(formatInstant(null, paris, 'en')).toBe('No date')
  expect(formatShortDay(day, 'en')).toBe('Nov 21')
  expect(formatLongDay(day, 'en')).toBe('Saturday, November 21, 2026')
  expect(formatMonth(day, 'en')).toBe('November 2026')
})

test('dates are shown in French', () => {
  expect(formatDay(day, 'fr')).toBe('21 nov. 2026')
  expect(formatShortDay(day, 'fr')).toBe('21 nov.')
  expect(formatLongDay(day, 'fr')).toBe('samedi 21 novembre 2026')
  expect(formatMonth(day, 'fr')).toBe('novembre 2026')
  expect(formatInstant('2026-11-21T22:59:59Z', paris, 'fr')).toBe('21 nov. 2026 à 23:59')
  expect(formatDay(undefined, 'fr')).toBe('Pas de date')
})

test('only the first of a month is an ordinal in French', () => {
  expect(formatDay('2027-01-01', 'fr')).toBe('1er janv. 2027')
  expect(formatLongDay(toDay('2027-05-01'), 'fr')).toBe('samedi 1er mai 2027')
  expect(formatDay('2027-01-11', 'fr')).toBe('11 janv. 2027')
  expect(formatDay('2027-01-01', 'en')).toBe('Jan 1, 2027')
})

test('numbers are grouped, and gains and losses have a sign', () => {
  expect([
    formatNumber(1_234_567, 'en'),
    formatSigned(1234, 'en'),
    formatSigned(-5, 'en'),
    formatSigned(0, 'en'),
  ]).toEqual(['1,234,567', '+1,234', '-5', '0'])
  expect([formatNumber(1_234_567, 'fr'), formatSigned(-1234, 'fr')].map(plain)).toEqual(['1 234 567', '-1 234'])
  expect([formatList(['a', 'b', 'c'], 'en'), formatList(['a', 'b', 'c'], 'fr')]).toEqual(['a, b, and c', 'a, b et c'])
})
