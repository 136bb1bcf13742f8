import { missingSentence } from '@/lib/evaluation/feedback'
import type { Language } from '@/lib/evaluation/text/language'

test.each([
  ['who won', 'You did not say who won.', 'Il manque encore : who won.'],
  ['How you both felt.', 'You did not say how you both felt.', 'Il manque encore : How you both felt.'],
  ['the ingredients', 'Still missing: the ingredients.', 'Il manque encore : the ingredients.'],
  ['qui a gagné', 'Still missing: qui a gagné.', 'Tu n’as pas dit qui a gagné.'],
  ['ce que tu as ressenti', 'Still missing: ce que tu as ressenti.', 'Tu n’as pas dit ce que tu as ressenti.'],
  ['le prix', 'Still missing: le prix.', 'Il manque encore : le prix.'],
])('missing expectations are named in either language: %s', (expectation, english, french) => {
  expect([missingSentence([expectation], 'en'), missingSentence([expectation], 'fr')]).toEqual([english, french])
})

test.each([
  ['en', ['who won', 'how you both felt'], 'You did not say who won or how you both felt.'],
  ['fr', ['où tu étais', 'avec qui', 'pourquoi'], 'Tu n’as pas dit où tu étais, avec qui ni pourquoi.'],
  ['en', ['who won', 'the price'], 'Still missing: who won; the price.'],
] as const)('several missing expectations are one sentence in %s: %s', (language, expectations, sentence) => {
  expect(missingSentence(expectations, language)).toBe(sentence)
})

describe('the name of a missing expectation', () => {
  const french = (text: string) => missingSentence([text], 'fr')

  test.each(['qui', 'quoi', 'quel jour', 'quelle ville', 'quels amis', 'quelles villes', 'ce qu’ils ont vu'])(
    'follows « Tu n’as pas dit »: %s',
    (clause) => expect(french(clause)).toBe(`Tu n’as pas dit ${clause}.`),
  )
  test.each(['ce que tu as vu', 'ce qui compte', 's’il a plu', "s'il a plu", 'avec qui', 'chez qui'])(
    'follows it with an apostrophe or a preposition as well: %s',
    (clause) => expect(french(clause)).toBe(`Tu n’as pas dit ${clause}.`),
  )
  test.each(['le jour où tu pars', 'quitter la table', 'la raison, s’il y en a', 'siffler'])(
    'is listed where it is no question: %s',
    (thing) => expect(french(thing)).toBe(`Il manque encore : ${thing}.`),
  )

  test('is listed where the question word stands later, with its case as written', () => {
    expect(missingSentence(['the day when you left'], 'en')).toBe('Still missing: the day when you left.')
    expect(missingSentence(['Who won'], 'en')).toBe('You did not say who won.')
    expect(missingSentence(['who is McAda'], 'en')).toBe('You did not say who is McAda.')
    expect(missingSentence(['WHO won'], 'en')).toBe('You did not say WHO won.')
  })

  test.each<[string, Language, string]>([
    ['What did you make?', 'en', 'Still missing: what did you make?'],
    ['How many are left?', 'en', 'You did not say how many are left.'],
    ['Qu’as-tu fabriqué ?', 'fr', 'Il manque encore : qu’as-tu fabriqué ?'],
    ['Qui a gagné ?', 'fr', 'Tu n’as pas dit qui a gagné.'],
    ['Says how it went', 'en', 'You did not say how it went.'],
    ['how you did it', 'en', 'You did not say how you did it.'],
    ['when you will do it again', 'en', 'You did not say when you will do it again.'],
    ['who was there', 'en', 'You did not say who was there.'],
    ['quand est le rendez-vous', 'fr', 'Tu n’as pas dit quand est le rendez-vous.'],
    ['Says the title', 'en', 'Still missing: Says the title.'],
    ['Expliquer comment tu as fait', 'fr', 'Tu n’as pas dit comment tu as fait.'],
  ])('is a clause after “say”, or stays a direct question: %s', (expectation, language, sentence) => {
    expect(missingSentence([expectation], language)).toBe(sentence)
  })

  test('loses its stops, and stays in its own language', () => {
    expect(missingSentence(['who won?!…'], 'en')).toBe('You did not say who won.')
    expect(missingSentence(['si tu as gagné'], 'en')).toBe('Still missing: si tu as gagné.')
    expect(missingSentence(['si'], 'fr')).toBe('Tu n’as pas dit si.')
    expect(missingSentence(['le prix', 'la couleur'], 'fr')).toBe('Il manque encore : le prix ; la couleur.')
  })
})
