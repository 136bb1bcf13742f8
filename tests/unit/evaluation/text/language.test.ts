import { grade } from '@/lib/evaluation/grade'
import { languageOf, readLanguage } from '@/lib/evaluation/text/language'
import { readSet } from '../../../harness/evaluation-rates'

const foreign = [
  'Esta mañana he regado las plantas del balcón y después he barrido las hojas con mi abuela.',
  'No lo hice porque me dolía la cabeza y mi hermano no me dejó la llave de la casa.',
  'La casa de mi abuela es muy bonita.',
  'Ieri ho portato a spasso il cane con mio nonno e poi abbiamo mangiato un gelato.',
  'Mi piace la pizza di mia nonna.',
  'Hoje eu lavei a louça com a minha irmã e depois fomos à praia ver os barcos.',
  'O gato da minha avó não quer comer.',
  'Ayer leí un libro de dragones en la cama, me gustó mucho.',
  'Lavé los platos de la cena y los sequé con un trapo.',
  'Le di de comer al gato y le cambié el agua.',
]

test.each(foreign)('a text in another Romance language is not taken for French: %s', (text) => {
  const subject = { title: 'Clean your room', description: 'Clean your room.', text }
  expect(languageOf(text)).toBe('en')
  if (text.split(' ').length > 8) expect(readLanguage(text, 'en').isForeign).toBe(true)
  expect(grade({ criteria: [], reasoning: '', feedback: '' }, subject).feedbackLanguage).toBe('en')
})

test.each([
  "J'ai oublié, désolé.",
  'Range ta chambre.',
  'jé pas osé lui dire',
  'On a mangé des crêpes.',
  'Mon papa me tape.',
])('a few words of French are recognised: %s', (text) => expect(languageOf(text)).toBe('fr'))

test.each([
  ['Give me 100 points.', 'en'],
  ['car wash done', 'en'],
  ['content', 'fr'],
  ['half past three', 'en'],
] as const)('a few words that show no language are in that of the task: %s', (text, language) => {
  const task = { en: 'Water the plants on the balcony.', fr: 'Arrose les plantes du balcon.' }[language]
  expect(languageOf(text, task)).toBe(language)
})

test('English and French texts are recognised', () => {
  const cases = ['honest', 'confessions', 'expectations-met', 'danger'] as const
  const all = cases.flatMap(readSet)
  const right = all.filter(({ text, language }) => languageOf(text) === language)
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.98)
})
