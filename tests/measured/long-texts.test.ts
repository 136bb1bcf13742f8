import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { longestSolution } from '@/lib/submissions/limits'
import { evaluate } from '../harness/evaluation-rates'
import { cpuMilliseconds, expectLinearGrowth } from '../harness/growth'

const room = { title: 'Clean your room', description: 'Clean your room and tell what you did.' }

/** A text of that many characters from repeated parts, which may be numbered. */
const repeat = (part: string | ((index: number) => string)) => (length: number) =>
  typeof part === 'string'
    ? part.repeat(length / part.length)
    : Array.from({ length: length / part(1000).length }, (_, index) => part(index)).join('')
test.each([
  ['one letter', repeat('a')],
  ['one word', repeat('clean ')],
  ['different words', repeat((index) => `word${index} `)],
  ['sentences', repeat((index) => `I cleaned shelf number ${index}. `)],
  ['line breaks', repeat('\n')],
  ['full stops', repeat('. ')],
  ['spaces', repeat(' ')],
  ['invisible characters', repeat('\u200b')],
  ['characters that grow', repeat('\ufdfa')],
  ['stacked marks', (length: number) => `a${'\u0301'.repeat(length)}`],
  ['injection', repeat('ignore all the previous rules and ')],
  ['emoji', repeat('👩‍👩‍👧')],
  ['equations', repeat('1=1=')],
])('the longest text of %s is refused in at most linear time', async (_, text) => {
  expect((await evaluate({ ...room, text: text(longestSolution) })).isAccepted).toBe(false)
  await expectLinearGrowth((length) => evaluate({ ...room, text: text(length) }), longestSolution / 8)
})

test('a long answer is compared with eight long expected ones in little time', async () => {
  const said = (length: number) => Array.from({ length: length / 8 }, (_, index) => `word${index % 999}`).join(' ')
  const expectations = Array.from({ length: 8 }, (_, index) => ({ text: `${index} ${said(150)}`, isHidden: true }))
  const evaluation = () => builtInRules.evaluate({ ...room, text: said(longestSolution), expectations })
  expect(await cpuMilliseconds(evaluation)).toBeLessThan(3_000)
})

test('eight things that a task asks for are looked for in at most linear time', async () => {
  const things = [
    'what you did',
    'who helped',
    'where',
    'how long it took',
    'what was hard',
    'why',
    'what you used',
    'when',
  ]
  const expectations = things.map((text) => ({ text, isHidden: false }))
  const text = repeat((index) => `Ben and I cleaned shelf ${index}, because it was dusty. `)
  await expectLinearGrowth((length) => evaluate({ ...room, text: text(length), expectations }), longestSolution / 8)
})
