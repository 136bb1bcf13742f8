import { deniesWork } from '@/lib/evaluation/evaluators/built-in/denial'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { sentences } from '@/lib/evaluation/text/words'
import { evaluate } from '../../../harness/evaluation-rates'

test.each([
  ['Lay the table', 'Lay the table for everybody.', 'We had pizza from the box, so nobody had to lay the table.'],
  ['Read a chapter', 'What happened in it?', 'Ida told me that a boy runs away. So I did not have to read it.'],
  ['Go swimming', 'Tell about your swimming lesson.', 'I had a cold so I sat at the side and did not swim.'],
  ['Bake cookies', 'Bake cookies with Dad.', 'There was no butter in the house, so there are no cookies.'],
  ['Fold the laundry', 'Fold your clothes.', 'Aunt Vera folded everything while I was at the park.'],
  ['Football training', 'Tell about Tuesday.', 'Training was cancelled because the field was under water.'],
  ['Plier le linge', 'Plie tes habits.', 'Tata Vera a tout plié pendant que j’étais au parc.'],
  [
    'Mettre la table',
    'Mets la table.',
    'On a mangé des sandwichs dehors donc personne n’a eu besoin de mettre la table.',
  ],
])('what the task asks for did not come about: %s', async (title, description, text) => {
  const { isAccepted, feedback } = await evaluate({ title, description, text })
  expect(isAccepted).toBe(false)
  expect(feedback).toMatch(/do a small part of it|fais-en d’abord une petite partie/i)
  expect(suspicionsOf(text, { title, description })).toEqual([])
})

test.each([
  ['Walk the dog', 'Meet other dogs.', 'We walked to the pond. We did not meet any other dogs.', 'a part'],
  [
    'Plant the bulbs',
    'Plant twenty bulbs.',
    'I planted ten tulips. Two were mouldy, so I didn’t plant them.',
    'beside work',
  ],
  ['Swim two lengths', 'Without touching the side.', 'I was slow but I never touched the side.', 'forbidden'],
  ['In the toy shop', 'What did you not buy?', 'I looked at a robot. I did not buy it.', 'asked for'],
  ['Fox watch', 'Look for foxes.', 'I sat on the wall until nine and there was no fox.', 'looked for'],
  ['Courir', 'Cours sans marcher.', 'J’avais un point de côté mais je n’ai pas marché.', 'forbidden'],
  ['Le duo', 'Joue tes morceaux.', 'J’ai joué la marche. Je n’ai pas joué le duo, Lina était malade.', 'beside work'],
])('this may be denied: %s, %s', (title, description, text) => {
  const language = title.startsWith('C') || title.startsWith('Le') ? 'fr' : 'en'
  expect(deniesWork(sentences(text), { title, description }, language)).toBe(false)
})

test('what was done after it, or told at length, is for a person to weigh as before', () => {
  const task = { title: 'Go swimming', description: 'Tell about your swimming lesson.' }
  const says = (text: string) => deniesWork(sentences(text), task, 'en')
  expect(says('I did not swim.')).toBe(true)
  expect(says('I did not swim. I swam on Friday instead and dived for four rings with my friend Ada.')).toBe(false)
})
