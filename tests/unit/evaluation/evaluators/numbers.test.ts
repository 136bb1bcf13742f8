import { hasNumber, quantitiesIn } from '@/lib/evaluation/evaluators/built-in/numbers'
import { expectLinearGrowth } from '../../../harness/growth'

test.each([
  ['one $ that is no number', 'a$'],
  ['parts of one number', 'half,'],
])('looking for a number takes linear time: %s', async (_, part) => {
  await expectLinearGrowth((length) => hasNumber(`1,and,${part.repeat(length / part.length)}`), 1_500)
  await expectLinearGrowth((length) => hasNumber(part.repeat(length / part.length)), 1_500)
})

test.each([
  ['one hour and a half', 1.5],
  ['one hundred and twenty five hours and a half', 125.5],
  ['vingt et une heures et demie', 21.5],
])('a part belongs to the number before it: %s', (text, value) => {
  expect(quantitiesIn(text)).toMatchObject([{ value }])
})

test.each([
  ['half an hour', [{ value: 0.5, dimension: 'time' }]],
  ['one and a half kilos', [{ value: 1.5, dimension: 'mass' }]],
  ['twenty cents', [{ value: 20, dimension: 'money' }]],
  ['le four et les fours', []],
  ['four and a half', [{ value: 4.5 }]],
  ['deux cents', [{ value: 200 }]],
  ['dix-sept cent quatre-vingt-neuf', [{ value: 1789 }]],
  ['à cent degrés', [{ value: 100, dimension: 'degree' }]],
  ['1 metre has 10 centimetres', [{ value: 1 }, { value: 10 }]],
  ['1 metre and 10 centimetres', [{ value: 1.1 }]],
])('amounts with their units: %s', (text, quantities) => {
  expect(quantitiesIn(text)).toMatchObject(quantities)
})
