import { kindsShown } from '@/lib/evaluation/evaluators/built-in/expectation-kinds'

test.each([
  ['I followed the steps for a moment', 'person'],
  ['I stood at the window', 'weather'],
  ['parce que le four est cassé', 'duration'],
])('%s shows no %s', (clause, kind) => {
  expect(kindsShown(clause, clause, clause.includes('parce') ? 'fr' : 'en')).not.toContain(kind)
})

test.each([
  ['my stepmother', 'person'],
  ['windy and cold', 'weather'],
])('%s shows a %s', (clause, kind) => {
  expect(kindsShown(clause, clause, 'en')).toContain(kind)
})
