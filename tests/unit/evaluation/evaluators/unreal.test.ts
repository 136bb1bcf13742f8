import { isRowOfThings } from '@/lib/evaluation/evaluators/built-in/things'
import { isUnreal } from '@/lib/evaluation/evaluators/built-in/unreal'
import { sentences } from '@/lib/evaluation/text/words'
import { evaluate } from '@/tests/harness/evaluation-rates'

test.each([
  'I failed to sweep the crumbs and the onion skins from the kitchen floor.',
  'I refused to pull the dandelions and the nettles.',
  'I was supposed to do the fractions and page twelve of my maths book.',
  'I nearly took the blue bin and the green bin to the street.',
  'I skipped my teeth and the mirror tonight.',
  'I washed the pans, the plates and the blue cups. Just kidding.',
  'Opposite day: I wrote to Grandma about the hens.',
  'In my dream I put five plates on the table.',
  'If we had played chess, Papi would have won.',
  'I made up the answers: he drove a red bus and had a dog called Max.',
  'The bowls are still in there, because I could not be bothered.',
  'J’ai refusé de nettoyer la chaîne et les roues de mon vélo.',
  'J’aurais dû plier la couette de mon lit.',
  'J’ai failli mettre la table pour cinq.',
])('what did not happen is not accepted: %s', async (text) => {
  expect(isUnreal(sentences(text))).toBe(true)
  const task = { title: 'Help at home', description: 'Do a chore at home and tell about it. Aide à la maison.' }
  expect((await evaluate({ ...task, text })).isAccepted).toBe(false)
})

test.each([
  'I nearly fell off the ladder.',
  'I was supposed to read one chapter, but I read three.',
  'I skipped the rope forty times.',
  'I made up a story about a crab, and I invented the words of the song.',
  'I put the plates out. If I had more time I would have folded the napkins.',
  'Dad said the bin exploded. He was just kidding.',
  'On devait ranger trois caisses et on a fini avant midi.',
  'J’ai failli tomber dans le bassin.',
])('what happened stays told: %s', (text) => expect(isUnreal(sentences(text))).toBe(false))

test('things one after another are a list, also with articles', () => {
  expect(isRowOfThings('The tuna, the biscuits, the milk, the bowl, the spoon, the cat, the floor.')).toBe(true)
  expect(isRowOfThings('I fed the cat, the dog, the hens, the fish and the rabbit.')).toBe(false)
})
