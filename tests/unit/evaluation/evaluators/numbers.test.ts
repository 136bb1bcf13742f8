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
