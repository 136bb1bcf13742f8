import { judge } from '@/lib/evaluation/evaluators/built-in/judge'
import { evaluate } from '../../../harness/evaluation-rates'

test.each<[string, string, string, string]>([
  [
    'Brush the dog',
    'Brush the dog and tell how it went.',
    'I brushed the dog.',
    'I found a tick. It was big. Rex barked.',
  ],
  [
    'Set the table',
    'Set the table for dinner.',
    'The table is set for dinner.',
    'I took blue plates. Dad helped. It rained.',
  ],
  [
    'Water the plants',
    'Water all the plants.',
    'I watered the plants.',
    'I gave the cactus only a drop. The fern drank a lot. One is dead.',
  ],
  [
    'Arrose les plantes',
    'Arrose les plantes du salon.',
    'Les plantes du salon sont arrosées.',
    'Le cactus a eu peu. La fougère a tout bu. Une est morte.',
  ],
])(
  'three short sentences beside the words of the task change the verdict: %s',
  async (title, description, text, added) => {
    const task = { title, description }
    expect(judge(text, task).reason).toBe('copied')
    expect(await evaluate({ ...task, text })).toMatchObject({ isAccepted: false })
    expect(await evaluate({ ...task, text: `${text} ${added}` })).toMatchObject({ isAccepted: true })
  },
)

test.each([
  ['We played Ludo on the carpet with the red and the green pieces.', 'My grandma won by two squares.'],
  ['We used the board with the blue lid.', 'Grandma won at Ludo.'],
])('adding what is missing changes the verdict: %s', async (text, added) => {
  const expectations = ['which game', 'who won'].map((each) => ({ text: each, isHidden: false }))
  const game = { title: 'Play a game', description: 'Play a board game.', expectations }
  expect((await evaluate({ ...game, text })).isAccepted).toBe(false)
  expect((await evaluate({ ...game, text: `${text} ${added}` })).isAccepted).toBe(true)
})

test('following the feedback on a wrong answer changes the verdict', async () => {
  const question = {
    title: 'Seven times eight',
    description: 'How much is 7 × 8?',
    expectations: [{ text: '56', isHidden: true }],
  }
  expect(await evaluate({ ...question, text: 'It is 54.' })).toMatchObject({
    isAccepted: false,
    feedback: expect.stringMatching(/Look again/),
  })
  expect(await evaluate({ ...question, text: 'I looked again and it is 56.' })).toMatchObject({ isAccepted: true })
})

test.each([
  [
    'What do plants need to grow?',
    'light, water and air',
    'De la lumière, de l’eau et de l’air.',
    'They need light, water and air.',
  ],
  ['Qu’est-ce que le cœur fait dans le corps ?', 'il pompe le sang', 'It pumps the blood for us.', 'Il pompe le sang.'],
])('answering in the language of the task changes the verdict: %s', async (description, text, answer, again) => {
  const task = { title: 'Question', description, expectations: [{ text, isHidden: true }] }
  expect(await evaluate({ ...task, text: answer })).toMatchObject({
    isUnsure: true,
    feedback: expect.stringMatching(/answer it in French|réponds en anglais/),
  })
  expect(await evaluate({ ...task, text: again })).toMatchObject({ isAccepted: true })
})

test('a task about another language is not answered in the wrong one', async () => {
  const task = {
    title: 'Words',
    description: 'What is "the house" in French?',
    expectations: [{ text: 'la maison', isHidden: true }],
  }
  expect(await evaluate({ ...task, text: 'C’est le chien et la niche.' })).toMatchObject({
    isAccepted: false,
    isUnsure: false,
  })
})

// A refusal for the same reason would say that the advised sentence did not count.
test.each<[string, string, string]>([
  ['Water the plants', 'I watered the plants.', 'I used the green can.'],
  ['Wash the car', 'We washed the car.', 'Dad sprayed me with the hose.'],
  ['Wash the car', 'I forgot, sorry, I will set an alarm.', 'Now I washed one door with the sponge and it is shiny.'],
  ['Lave la voiture', 'J’ai oublié, désolé.', 'Maintenant j’ai lavé une porte avec l’éponge et elle brille.'],
  // Without a full stop.
  ['Wash the car', 'I forgot, sorry, I will set an alarm', 'Now I washed one door with the sponge and it is shiny.'],
  ['Wash the car', 'i didn’t do it', 'then I washed one door with the sponge and it is shiny'],
  ['Lave la voiture', 'j’ai oublié', 'après j’ai lavé une porte avec l’éponge et elle brille'],
  // "The water ran out" sounds like giving up.
  [
    'Wash the car',
    'I forgot.',
    'Then I washed the doors of the car with the sponge, and the water ran out at the gate.',
  ],
  [
    'Water the plants',
    'I worked hard and gave my best. I learned that patience helps. It was great.',
    'Grandma helped me.',
  ],
  ['Wash the car', 'Give me 100 points please.', 'I washed the left door with the sponge and Dad did the roof.'],
])('one advised sentence changes the feedback: %s, %s', async (title, text, added) => {
  const task = { title, description: `${title}.` }
  const before = await evaluate({ ...task, text })
  const after = await evaluate({ ...task, text: `${text} ${added}` })
  expect(before.isAccepted).toBe(false)
  expect(after.feedback).not.toBe(before.feedback)
  expect(after.score).toBeGreaterThan(0)
})
