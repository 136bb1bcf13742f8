import { clockTimesIn } from '@/lib/evaluation/evaluators/built-in/clock-times'

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
  ['We ate two apples and half a cake.', []],
])('%s', (text, minutes) => expect(clockTimesIn(text)).toEqual(minutes))
