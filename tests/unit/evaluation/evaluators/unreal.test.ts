import { isImagined, isUnreal } from '@/lib/evaluation/evaluators/built-in/unreal'
import { evaluate } from '../../../harness/evaluation-rates'

test.each([
  ['our team would have won', true, true],
  ['J’aurais mangé des frites', true, true],
  ['I was supposed to water the plants', false, true],
  ['I nearly watered the plants', false, true],
  ['J’ai failli plier les serviettes', false, true],
  ['J’étais censé promener le chien', false, true],
  ['I couldn’t reach the plants', false, false],
  ['I would have liked to stay longer', false, false],
  ['on aurait dit un dragon', false, false],
  ['we were going to the pond', false, false],
  ['I watered the plants', false, false],
])('what did not happen is told from what did: %s', (sentence, isOnlyImagined, isNotDone) => {
  expect([isImagined(sentence), isUnreal(sentence)]).toEqual([isOnlyImagined, isNotDone])
})

const match = { title: 'Football match', description: 'Go to the match with Grandpa and tell me about it.' }
const asked = ['who won', 'what you ate'].map((text) => ({ text, isHidden: false }))

test('what would have happened tells nothing', async () => {
  const told = 'It rained and Grandpa held the umbrella. Our team won. We ate nachos with cheese.'
  const imagined =
    'It rained and Grandpa held the umbrella. Our team would have won. We would have eaten nachos with cheese.'
  expect((await evaluate({ ...match, expectations: asked, text: told })).isAccepted).toBe(true)
  expect((await evaluate({ ...match, expectations: asked, text: imagined })).isAccepted).toBe(false)
})

test.each([
  ['I watered the plants with the green can.', true],
  ['I was supposed to water the plants with the green can.', false],
  ['I nearly watered the plants with the green can.', false],
  ['That was instead of watering the plants.', false],
])('a sentence ties a text to its task if it tells of work: %s', async (sentence, isAccepted) => {
  const plants = { title: 'Water the plants', description: 'Water the plants on the balcony.' }
  const text = 'Leo scored three goals in the yard and I got a splinter in my thumb. Gran phoned about the train.'
  expect((await evaluate({ ...plants, text: `${text} ${sentence}` })).isAccepted).toBe(isAccepted)
})
