import { namingWords } from '@/lib/evaluation/text/naming'

const named = (text: string, language: 'en' | 'fr' = 'en', given: string[] = []) => [
  ...namingWords(text, language, new Set(given)),
]

test('things, people, places, numbers and actions count as specific', () => {
  expect(named('Leo carried 3 buckets to the shed')).toEqual(['leo', 'carried', '3', 'buckets', 'shed'])
  expect(named('Zoé a versé le lait dans la casserole', 'fr')).toEqual(['zoé', 'versé', 'lait', 'casserole'])
})

test('evaluations and feelings do not count as specific', () => {
  expect(named('It was really important and I was very proud of my concentration and effort')).toEqual([])
  expect(named("C'était vraiment important et j'étais fier de ma concentration", 'fr')).toEqual([])
})

test('the words of the task do not count', () => {
  expect(named('I watered the basil', 'en', ['water'])).toEqual(['basil'])
})
