import { namingWords } from '@/lib/evaluation/text/naming'

const named = (text: string, language: 'en' | 'fr' = 'en', given: string[] = []) => [
  ...namingWords(text, language, new Set(given)),
]

test('things, people, places, numbers and acts are named', () => {
  expect(named('Leo carried 3 buckets to the shed')).toEqual(['leo', 'carried', '3', 'buckets', 'shed'])
  expect(named('Zoé a versé le lait dans la casserole', 'fr')).toEqual(['zoé', 'versé', 'lait', 'casserole'])
})

test('how it went and how it felt names nothing', () => {
  expect(named('It was really important and I was very proud of my concentration and effort')).toEqual([])
  expect(named("C'était vraiment important et j'étais fier de ma concentration", 'fr')).toEqual([])
})

test('the words of the task show nothing new', () => {
  expect(named('I watered the basil', 'en', ['water'])).toEqual(['basil'])
})
