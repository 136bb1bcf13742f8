import {
  asksForKnowledge,
  asksForOwnTime,
  asksForStory,
  asksToExplain,
} from '@/lib/evaluation/evaluators/built-in/questions'
import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'

test.each([
  ['Explain in your own words how water gets from the soil into the leaves of a plant.', true],
  ['Why do owls see at night? Look it up and explain how their eyes work.', true],
  ['Explique avec tes mots pourquoi il pleut.', true],
  ['Explain how you did it.', false],
  ['Water the plants. Why do they need it?', false],
  ['Range ta chambre et explique pourquoi c’est utile.', false],
  ['Comment as-tu fait ?', false],
  ['', false],
])('whether a task only asks to explain: %s', (description, expected) => {
  expect(asksToExplain({ title: 'Task', description, expectations: [] })).toBe(expected)
})

test.each([
  ['Read a chapter of your book about volcanoes and tell what you’ve learned.', true],
  ['Write down three facts about bees.', true],
  ['Lis dix minutes et raconte ce qui se passe dans l’histoire.', true],
  ['Regarde le film et écris trois choses que tu as apprises.', true],
  ['Water the plants and tell what you did.', false],
  ['Range ta chambre et dis trois choses que tu as faites.', false],
])('whether a task is answered by facts or a story: %s', (description, expected) => {
  expect(asksForKnowledge({ title: 'Task', description })).toBe(expected)
})

test.each([
  ['Describe your school day from morning to evening.', true],
  ['Raconte ta journée.', true],
  ['Tell about a good moment of the week.', true],
  ['Write about something you noticed.', true],
  ['Raconte quelque chose que tu as remarqué.', true],
  ['Read every day and tell about the book.', false],
  ['Range ta chambre ce matin et raconte.', false],
  ['Tidy your room and tell about one moment of the work.', false],
  ['Tell about one moment of your Monday and tidy your room.', false],
])('whether a task asks for a day or a moment of the writer’s: %s', (description, expected) => {
  expect(asksForOwnTime({ title: 'Task', description })).toBe(expected)
})

test.each([
  ['Explain how a thermos keeps tea hot.', true],
  ['Read about the thermos and tell what you learned.', true],
  ['Fill the thermos and tell about it.', false],
])('an explanation without a person is accepted where one is asked for: %s', async (description, isAccepted) => {
  const text =
    'The walls of a thermos are made of glass with no air between them. Without air the heat cannot get out, so the tea stays hot for hours.'
  const subject = { title: 'The thermos', description, text }
  expect(grade(await builtInRules.evaluate(subject), subject)).toMatchObject({ isAccepted, isUnsure: !isAccepted })
})

test('praise of reading is not what was read', async () => {
  const text =
    'Reading is a window that opens on the world. It makes the vocabulary grow and feeds the imagination of young and old alike, chapter after chapter.'
  const subject = { title: 'Read', description: 'Read a chapter of your book and tell about it.', text }
  expect(grade(await builtInRules.evaluate(subject), subject)).toMatchObject({ isAccepted: false })
})

test.each([
  ['Ask Grandpa how he came to this town and write it down.', true],
  ['Ask a grown-up for a story from when they were young.', true],
  ['Interview somebody in the family about their job.', true],
  ['Demande à un adulte comment il a appris à nager et raconte.', true],
  ['Raconte une histoire de famille.', true],
  ['Read a story and write what happened.', false],
  ['Play a memory game with your brother.', false],
  ['If you need help, ask your mum. Tidy your room.', false],
  ['Fais ce que maman demande.', false],
  ['Apprends ta leçon d’histoire.', false],
  ['Demande de l’aide et range ta chambre.', false],
])('whether a task asks for a story of somebody else: %s', (description, expected) => {
  expect(asksForStory({ title: 'Task', description })).toBe(expected)
})
