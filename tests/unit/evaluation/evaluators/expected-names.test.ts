import { lacksNames } from '@/lib/evaluation/evaluators/built-in/expected-names'

test.each([
  ['the city of Rome', 'A city.', true],
  ['the city of Rome', 'rome', false],
  ['William Shakespeare', 'William.', true],
  ['William Shakespeare', 'It was Shakespeare', false],
  ['8 May 1945', '8 July 1945', true],
  ['8 May 1945', 'on the 8th of May', false],
  ['New York City', 'New York', false],
  ['Light, water and air', 'sun and rain', false],
  ['100 degrees Celsius', 'a hundred degrees', false],
  ['Henry the Eighth', 'Henry VIII', false],
  ['the people of Carthage', 'the people', false],
])('an answer has a name of the expected one: %s, %s', (expected, answer, isLacking) => {
  expect(lacksNames(answer, expected, 'Who lived in Carthage?', 'en')).toBe(isLacking)
})
