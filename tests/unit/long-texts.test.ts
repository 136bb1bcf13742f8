import fc from 'fast-check'
import { beginningOf } from '@/lib/beginning'
import { fittingJson, heaviestList } from '@/lib/http/list-response'
import { saveDraftSchema } from '@/lib/drafts/schema'
import { confirmSubmissionSchema, submitSolutionSchema } from '@/lib/submissions/schema'
import { longestSolution } from '@/lib/submissions/limits'
import { taskBeginning, type TaskView } from '@/lib/tasks/json'
import { characterCount } from '@/lib/text'
import { isTooLong } from '@/app/(shell)/task-submission/[taskId]/length-note'

const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

test('characters are counted as PostgreSQL counts them', () => {
  fc.assert(fc.property(texts, (text) => expect(characterCount(text)).toBe([...text].length)))
})

const evaluation = { score: 1, isAccepted: false }
test.each([
  ['submit', (text: string) => submitSolutionSchema.safeParse({ submission: text })],
  ['confirm', (text: string) => confirmSubmissionSchema.safeParse({ submission: text, evaluation })],
  ['save-draft', (text: string) => saveDraftSchema.safeParse({ taskId: 'x', text })],
])('%s accepts 100,000 characters, and rejects one more with a message', (_, parse) => {
  for (const character of ['x', 'é', '漢', '🦊']) {
    const longest = character.repeat(longestSolution)
    expect(parse(longest).success).toBe(true)
    const { error } = parse(`${longest}!`)
    expect(error?.issues.map(({ message }) => message)).toEqual(['submission.tooLong'])
    // The screen counts in the same way as the server.
    expect([isTooLong(longest), isTooLong(`${longest}!`)]).toEqual([false, true])
  }
})

test('a short text is its own excerpt; a long one is cut between characters', () => {
  expect(beginningOf('I watered <them> all.')).toEqual({ text: 'I watered <them> all.', isCut: false })
  expect(beginningOf('🦊'.repeat(6000))).toEqual({ text: '🦊'.repeat(5120), isCut: true })
  expect(beginningOf('x'.repeat(20_480)).isCut).toBe(false)
  expect(beginningOf('x'.repeat(20_481))).toEqual({ text: 'x'.repeat(20_480), isCut: true })
})

test('an excerpt stays within its byte limit, however it is escaped', () => {
  const escapedInMarkup = (text: string) =>
    text.replace(
      /[&<>"']/g,
      (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[found] ?? '',
    )
  const escapedInScript = (text: string) =>
    JSON.stringify(JSON.stringify(text)).replace(/[<>&\u2028\u2029]/g, '\\u0000')
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 40 }), fc.nat({ max: 200 }), (parts, bytes) => {
      const whole = parts.join('')
      const { text, isCut } = beginningOf(whole, bytes)
      expect(Buffer.byteLength(escapedInMarkup(text))).toBeLessThanOrEqual(bytes)
      expect(Buffer.byteLength(escapedInScript(text))).toBeLessThanOrEqual(bytes + 6)
      expect([whole.startsWith(text), isCut]).toEqual([true, text !== whole])
    }),
  )
})

test('a task with short texts is not cut', () => {
  const task = { description: 'Say how.', response: null, draft: null, feedback: 'Well seen.' } as TaskView
  expect(taskBeginning(task)).toEqual({ task, isCut: false })
  const { task: cut, isCut } = taskBeginning({ ...task, response: 'x'.repeat(1_000_000) })
  expect([cut.response?.length, cut.feedback, isCut]).toEqual([20_480, 'Well seen.', true])
})

test('a response has as many items as fit, and at least one', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ index, text: '漢'.repeat(1500) }))
  const fitting = (all: unknown[]) => JSON.parse(fittingJson(all)) as unknown[]
  const taken = fitting(items)
  expect(taken).toEqual(items.slice(0, taken.length))
  expect(Buffer.byteLength(JSON.stringify(taken))).toBeLessThanOrEqual(heaviestList)
  expect(Buffer.byteLength(JSON.stringify(items.slice(0, taken.length + 1)))).toBeGreaterThan(heaviestList)
  expect(fitting(['x'.repeat(400_000), 'y'])).toHaveLength(1)
  expect(fitting(items.slice(0, 3))).toHaveLength(3)
})
