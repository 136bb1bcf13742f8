import { endsUndone } from '@/lib/evaluation/evaluators/built-in/endings'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { sentences } from '@/lib/evaluation/text/words'
import { evaluate } from '../../../harness/evaluation-rates'
import { expectLinearGrowth } from '../../../harness/growth'

test.each([
  ['Read a chapter', 'I made cocoa, the cat lay down on me, and the book is still waiting on page one.'],
  ['Read a book', 'I took the book outside and fell asleep on it. I read nothing sorry Mum.'],
  ['Brush the dog', 'Bruno ran off when he saw the comb and I was tired, so he is not brushed, sorry.'],
  ['Polish your shoes', 'I could not find the tin. They are as muddy as before.'],
  ['Make your bed', 'I was late for the bus and it has looked like that all day.'],
  ['Read the rain gauge', 'I read it on Monday. The other days I made up.'],
  ['Tidy the shelf', 'My brother did the shelf while I was in the bath.'],
  ['Trier un carton', 'L’ampoule a grillé, je suis remontée. Le carton n’a donc pas bougé et il peut attendre.'],
  ['Arroser les plantes', 'Il devait pleuvoir et puis il a pas plu. Les plantes ont eu que dalle.'],
  ['Écrire dans ton cahier', 'Le cahier est resté fermé sur ma table de nuit les trois jours.'],
  ['Jouer dans la neige', 'J’ai regardé les autres et je suis rentré sans avoir touché à la neige.'],
  ['Aider maman', 'Elle avait quatre sacs. J’étais sur ma console. Je l’ai laissée tout porter seule.'],
  ['Appeler mamie', 'J’ai pris le téléphone, j’ai composé trois chiffres et puis j’ai raccroché, j’osais pas.'],
])('a text that ends with the task as it was is not accepted: %s', async (title, text) => {
  const task = { title, description: `${title}.` }
  const { isAccepted, feedback } = await evaluate({ ...task, text })
  expect(isAccepted).toBe(false)
  expect(feedback).toMatch(/do a small part of it|fais-en d’abord une petite partie|Fais-en une petite partie/i)
  expect(suspicionsOf(text, task)).toEqual([])
})

const isOfTask = (word: string) => ['book', 'shelf', 'carton'].includes(word)
const ends = (text: string, score: number) => endsUndone(sentences(text), isOfTask, score)

test('an ending counts only in a text that reads like work left undone', () => {
  const text = 'The book is still lying on the stairs.'
  expect([ends(text, 0), ends(text, -2)]).toEqual([true, false])
})

test('an ending counts only near the end', () => {
  const text = 'The book is still on the stairs. '
  expect(ends(text, 0)).toBe(true)
  expect(ends(`${text} I read it there with Ada, all of chapter two, and the dragon got away.`, 0)).toBe(false)
})

test.each([
  'I put it back on the shelf with my sister.',
  'It took as long as before.',
  'Je n’ai jamais abandonné.',
  'J’ai presque abandonné.',
  'Dario still can’t do it.',
  'The glue has not moved since.',
  'Il faisait moins dix, et le dimanche : zéro, et pourtant je suis sorti voir.',
])('this is no such ending: %s', (text) => expect(ends(text, 0)).toBe(false))

test('takes linear time', async () => {
  const part = 'it is still in the book and '
  await expectLinearGrowth((length) => ends(part.repeat(length / part.length), 0), 12_500)
})
