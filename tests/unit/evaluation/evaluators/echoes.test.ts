import { judge } from '@/lib/evaluation/evaluators/built-in/judge'

/** The levels of the expectations that a text meets, and whether it is accepted. */
function judged(expectations: string[], text: string, title = 'Tell about it') {
  const asked = expectations.map((text) => ({ text, isHidden: false }))
  const task = { title, description: 'Do it, and tell about it.', expectations }
  const { expectations: found, reason } = judge(text, task, { expectations: asked })
  return { levels: found.map(({ level }) => level), isAccepted: reason === undefined }
}

test.each([
  ['whether you liked it', 'I liked it.'],
  ['whether you liked it', 'I did not like it.'],
  ['if it was easy or hard', 'It was hard.'],
  ["si c'était bon", 'C’était bon.'],
  ['combien de temps ça a pris', 'Ça a pris une heure.'],
  ['who you met', 'We met my friend Sam.'],
])('an answer in the words of the only expectation is enough: %s: %s', (expectation, text) => {
  expect(judged([expectation], text)).toEqual({ levels: ['full'], isAccepted: true })
})

test.each([
  ['the colour of the boat', 'The boat was purple.', 'In the morning our class left for the big aquarium.'],
  [
    'le nom de ta maîtresse',
    'Ma maîtresse s’appelle Madame Keller.',
    'Le matin notre classe est partie pour le grand aquarium.',
  ],
  ['le prix du pain', 'Le pain a coûté deux euros.', 'Le matin notre classe est partie pour le grand aquarium.'],
])(
  'a property of what was asked about is such an answer, whatever surrounds it: %s: %s',
  (expectation, text, around) => {
    const others = ['where you went', 'what the sky looked like']
    expect(judged([expectation], text).levels).toEqual(['full'])
    expect(judged([expectation, ...others], `${around} ${text}`).levels[0]).toBe('full')
  },
)

test.each([
  ['the colour of the boat', 'The boat left at noon with Lucie.'],
  ['whether you liked it', 'The cake tastes like a sweet radish.'],
  ['what you ate', 'Dad told me that the dog ate a candle.'],
  ['how long it took', 'We took the red bucket.'],
])('a clause with some of the words is no such answer: %s: %s', (expectation, text) => {
  const others = ['where you went', 'what the sky looked like']
  expect(judged([expectation, ...others], text).isAccepted).toBe(false)
})

test.each([
  ['what was difficult', 'Nothing was difficult.'],
  ['what was difficult', 'It was not difficult at all.'],
  ['what you found under the sofa', 'There was nothing under the sofa.'],
  ['ce que tu as trouvé dans le tiroir', 'Il n’y avait rien dans le tiroir.'],
])('that there was nothing is an answer: %s: %s', (expectation, text) => {
  expect(judged([expectation, 'how you felt'], `${text} I felt proud.`).levels).toEqual(['full', 'full'])
})

test('that the work was not done is none', () => {
  expect(judged(['what you put away', 'how you felt'], 'I did not put away my toys. I felt lazy.').isAccepted).toBe(
    false,
  )
})

test.each([
  'I forgot the name of a painter, and I cannot say what I liked best because everything was boring.',
  'I do not remember the name of a painter, and I do not know what I liked best because it was long.',
])('nor is that one does not know it: %s', (text) => {
  expect(judged(['the name of a painter', 'what you liked best'], text).isAccepted).toBe(false)
})

test.each([
  [['who won', 'what was difficult'], 'Somebody won. Something was difficult.', ['none', 'none']],
  [['qui a gagné', 'ce qui était difficile'], 'Quelqu’un a gagné. Quelque chose était difficile.', ['none', 'none']],
  [['who won', 'what was difficult'], 'The person who won was me. Something was difficult.', ['full', 'none']],
  [['who won', 'what was difficult'], 'Somebody won. The thing with the dice was difficult.', ['none', 'full']],
])('nor a word for somebody or something in the words of the question: %j: %s', (expectations, text, levels) => {
  expect(judged(expectations, text, 'A dice game')).toEqual({ levels, isAccepted: false })
})

const animals = ['what the dog did', 'what the cat did', 'what the cow did']

test.each([
  ['The dog barked.', ['full', 'none', 'none']],
  ['The cat slept on the sofa.', ['none', 'full', 'none']],
  ['The cow ate grass.', ['none', 'none', 'full']],
  ['My hamster ran in its wheel.', ['none', 'none', 'none']],
])('of expectations that differ in one word, a clause tells the one it names: %s', (text, levels) => {
  expect(judged(animals, text)).toEqual({ levels, isAccepted: false })
})

test('all expectations that differ in one word can be told', () => {
  const text = 'The dog barked. The cat slept on the sofa. The cow ate grass.'
  expect(judged(animals, text)).toEqual({ levels: ['full', 'full', 'full'], isAccepted: true })
})

test('who says that it was not done has told nothing of it', () => {
  const text = 'I did not play today because my brother went to his friend and mum was working all day long.'
  expect(judged(['what you played', 'who won'], text, 'Play a game together')).toEqual({
    levels: ['none', 'none'],
    isAccepted: false,
  })
})

test.each([
  ['your place', 'Our place was 5th out of nine.'],
  ['ton rôle', 'Mon rôle était le gros loup gris.'],
])('what a thing was is told of it: %s: %s', (expectation, text) => {
  const around = 'In the morning our class left for the big aquarium.'
  const fr = 'Le matin notre classe est partie pour le grand aquarium.'
  const others = ['where you went', 'what the sky looked like']
  const before = expectation.startsWith('ton') ? fr : around
  expect(judged([expectation, ...others], `${before} ${text}`).levels[0]).toBe('full')
})
