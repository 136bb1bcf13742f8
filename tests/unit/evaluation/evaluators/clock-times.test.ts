import { clockTimesIn, halfOfDay } from '@/lib/evaluation/evaluators/built-in/clock-times'

test.each([
  ['at 7:15', [435]],
  ['quarter past seven', [435]],
  ['half past six', [390]],
  ['it is half past six', [390]],
  ['at a quarter to seven', [405]],
  ['at quarter past seven', [435]],
  ['from nine to five', []],
  ['99:99', []],
  ['huit heures moins vingt-cinq', [455]],
  ['vingt et une heures quinze', [555]],
  ['five past four', [245]],
  ['ten minutes to three', [170]],
  ['at four o’clock', [240]],
  ['19 h 15', [435]],
  ['quatre heures et quart', [255]],
  ['huit heures moins le quart', [465]],
  ['seize heures quinze', [255]],
  ['midi et demi', [30]],
  ['at 9:00 am', [540]],
  ['We ate two apples and half a cake.', []],
])('%s', (text, minutes) => expect(clockTimesIn(text)).toEqual(minutes))

test.each([
  ['à 16 h', [240]],
  ['at 4 pm', [240]],
  ['à 16 h et il pleuvait', [240]],
  ['à 16 h et quart', [255]],
])('a bare hour is a time where one is asked for: %s', (text, minutes) => {
  expect(clockTimesIn(text, true)).toEqual(minutes)
  if (!text.includes('quart')) expect(clockTimesIn(text)).toEqual([])
})

test.each([
  ['At 3 o’clock, with 15 horses in it', undefined],
  ['at 02 hens', undefined],
  ['à 15h', 'pm'],
  ['à 15h30', 'pm'],
  ['at 15:30', 'pm'],
  ['à 09h', 'am'],
  ['at 07:05', 'am'],
] as const)('the half of the day that is named: %s', (text, half) => expect(halfOfDay(text)).toBe(half))
