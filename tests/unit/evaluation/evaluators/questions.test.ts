import { asksToExplain } from '@/lib/evaluation/evaluators/built-in/questions'
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
  ['Explain how a thermos keeps tea hot.', true],
  ['Fill the thermos and tell about it.', false],
])('an explanation without a person is accepted where one is asked for: %s', async (description, isAccepted) => {
  const text =
    'The walls of a thermos are made of glass with no air between them. Without air the heat cannot get out, so the tea stays hot for hours.'
  const subject = { title: 'The thermos', description, text }
  expect(grade(await builtInRules.evaluate(subject), subject)).toMatchObject({ isAccepted, isUnsure: !isAccepted })
})
