import { compareAnswer } from '@/lib/evaluation/evaluators/built-in/answers'
import corpus from '../../../fixtures/evaluation-corpus/explanations.json'

const rabbits = [
  'Foxes eat rabbits, rabbits eat clover. What happens to the clover when the foxes leave?',
  'There is less clover because more rabbits are there to eat it.',
] as const
const magnet = [
  'Why does the magnet hold the needle?',
  'The needle is made of steel, which magnets attract, unlike the plastic bead.',
] as const
const plant = ['Why did the fern fade?', 'Without light it could not make the sugar that it lives on.'] as const
const mill = [
  'À quoi sert la roue du moulin ?',
  'La rivière la pousse, et elle fait tourner la meule sans gaspiller de charbon.',
] as const
const weight = [
  'Le pain pèse 250 g. On le coupe en tranches. Combien pèsent-elles ensemble et pourquoi ?',
  'Elles pèsent toujours 250 g parce que rien n’a été ajouté ni enlevé.',
] as const

const compare = ([description, expected]: readonly [string, string], answer: string) =>
  compareAnswer(answer, expected, { title: 'Question', description, expectations: [] })

test.each([
  [rabbits, 'There would be less clover, more rabbits are left over.'],
  [magnet, 'Because steel is attracted by magnets.'],
  [magnet, 'Magnets attract steel, hard or soft.'],
  [plant, 'It had no light, so there was no sugar for it.'],
  [mill, 'La rivière fait tourner la meule, on gaspille pas de charbon.'],
  [weight, '250 g, on a seulement changé la forme'],
  [weight, 'Deux cent cinquante grammes, c’est le même pain'],
])('%j is explained by: %s', (question, answer) => {
  expect(compare(question, answer)).not.toBe('none')
})

test.each([
  [rabbits, 'There is more clover because fewer rabbits are there.', 'compares the other way round'],
  [rabbits, 'There is more clover or less clover because of the rabbits.', 'offers both'],
  [magnet, 'Steel repels magnets.', 'says the opposite'],
  [magnet, 'Magnets do not attract steel.', 'denies it'],
  [magnet, 'Because it is small and shiny.', 'tells something else'],
  [magnet, 'magnets steel wood paper north south iron battery circuit string', 'is a pile of words'],
  [mill, 'Elle ne fait pas tourner la meule.', 'denies it'],
  [weight, '200 g parce que les tranches sont fines', 'has another amount'],
  [weight, 'Parce que les tranches sont fines', 'has no amount'],
])('%j is not explained by: %s (%s)', (question, answer, _reason) => {
  expect(compare(question, answer)).toBe('none')
})

test.each(Object.entries(corpus.sets))('seven in ten explanations of the set %s are judged rightly', (_, cases) => {
  const isMet = (each: (typeof cases)[number], answer: string) =>
    compare([each.description, each.expected], answer) !== 'none'
  const right = cases.flatMap((each) => each.right.map((answer) => isMet(each, answer)))
  const wrong = cases.flatMap((each) => each.wrong.map((answer) => isMet(each, answer)))
  const judgedRightly = right.filter(Boolean).length + wrong.filter((met) => !met).length
  expect(judgedRightly / (right.length + wrong.length)).toBeGreaterThanOrEqual(0.7)
  expect(wrong.filter(Boolean).length / wrong.length).toBeLessThanOrEqual(0.2)
})
