import { readReport, undoneIn, undoneScore } from '@/lib/evaluation/evaluators/built-in/undone'
import type { Language } from '@/lib/evaluation/text/language'
import { sentences } from '@/lib/evaluation/text/words'
import { expectLinearGrowth } from '../../../harness/growth'

const scoreOf = (passages: readonly string[], language: Language) =>
  undoneScore(readReport(passages, new Set(), language))

test.each([
  [
    'en',
    'I wanted to sweep the shed but my show was on. The broom is still in the corner.',
    'I swept the shed and filled two sacks of leaves. The broom lost a few hairs.',
  ],
  [
    'fr',
    'Je voulais balayer la cabane mais il y avait le match. Le balai est toujours dans le placard.',
    'J’ai balayé la cabane et rempli deux sacs de feuilles. Le balai a perdu des poils.',
  ],
] as const)('a story of work left undone scores higher than one of work: %s', (language, undone, done) => {
  expect(scoreOf(sentences(undone), language) - scoreOf(sentences(done), language)).toBeGreaterThan(1.5)
})

test.each([
  ['en', 'We went to the park and Leo fed the ducks.', 'I went to bed and left the plates.'],
  ['fr', 'On est allés au parc et Léo a nourri les canards.', 'On est allés jouer et le balai est resté là.'],
] as const)('an outing is no such story, but leaving the work is: %s', (language, outing, left) => {
  expect(scoreOf([outing], language)).toBeLessThan(scoreOf([left], language))
  expect(scoreOf([outing], language)).toBeLessThan(0)
})

test.each([
  ['en', 'I said the poem to Dad without looking at the book.', 'I said the poem to Dad without looking at him.'],
  ['fr', 'Je l’ai récitée à Papa sans regarder le cahier.', 'Je l’ai récitée à Papa sans regarder.'],
  ['en', 'I got three eggs and one was still warm.', 'I got three eggs and one was still there.'],
] as const)('what is said by heart or still warm is no sign: %s', (language, harmless, other) => {
  const isSign = (passage: string) => readReport([passage], new Set(), language).lastSign >= 0
  expect([harmless, other].map(isSign)).toEqual([false, true])
})

test.each([
  ['en', 'I was going to tidy my room, but my aunt came with a cake.', 'We found the broom behind it.'],
  ['fr', 'J’allais ranger ma chambre, mais ma tante est arrivée.', 'On a trouvé le balai derrière.'],
] as const)('an intention that is all that is told is perhaps not done: %s', (language, meant, more) => {
  expect(undoneIn([meant], new Set(), language)).toBe('perhaps')
  expect(undoneIn([meant, more], new Set(), language)).not.toBe('surely')
})

test.each([
  ['en', 'I wanted to use the red bucket, but it leaked, so I washed the whole car with the hose.'],
  ['fr', 'Je voulais prendre le seau rouge, mais il fuyait, alors j’ai lavé toute la voiture au jet.'],
] as const)('another way than the one intended is work: %s', (language, text) => {
  expect(undoneIn([text], new Set(), language)).toBe(undefined)
})

test('how a text ends counts most', () => {
  const left = 'The broom is still in the corner.'
  const done = 'I swept the shed and filled two sacks.'
  expect(scoreOf([done, left], 'en')).toBeGreaterThan(scoreOf([left, done], 'en'))
})

test('takes linear time', async () => {
  const part = 'but then mum had '
  await expectLinearGrowth((length) => scoreOf([part.repeat(length / part.length)], 'en'), 12_500)
})

test.each([
  [
    'en',
    'i brushed the pony and i did not let go of the rope wen it snorted and then he lickt my hat and we laughed a lot',
  ],
  ['fr', 'jé brossé le poney é jé pa lâché la corde kan il a soufflé é aprè il a léché mon bonnet é on a bocou ri'],
] as const)('in a misspelt report without punctuation a denied detail is no sign: %s', (language, text) => {
  expect(undoneIn([text], new Set(), language, { isMisspelt: true })).toBe(undefined)
})

test.each([
  ['en', 'i did not brush the pony becos i was playing with tom and then it was bed time so i forgot'],
  [
    'fr',
    'je n’ai pas brossé le poney parce que j’ai joué avec tom et après c’était l’heure de dormir alors j’ai oublié',
  ],
] as const)('a misspelt confession without punctuation is one: %s', (language, text) => {
  expect(undoneIn([text], new Set(), language, { isMisspelt: true })).toBeDefined()
})

test.each([
  [
    'en',
    [
      'Grandma said that when she was nine she got on the wrong train.',
      'She was meant to go to her aunt for the weekend and she woke up by the sea!',
      'The guard made her sweep the van for two hours.',
      'Her mum had already called the police.',
    ],
  ],
  [
    'fr',
    [
      'Mamie voulait être pilote jusqu’à dix ans.',
      'Cette année-là le hangar est tombé dans la nuit.',
      'Elle a passé des jours à regarder les ouvriers et à dessiner dans le sable.',
      'Elle dit que c’est ça qui a tout décidé.',
    ],
  ],
] as const)('the story of somebody else’s plans is no sign where a task asks for one: %s', (language, story) => {
  expect(undoneIn(story, new Set(), language)).toBe('perhaps')
  expect(undoneIn(story, new Set(), language, { isStory: true })).toBe(undefined)
})
