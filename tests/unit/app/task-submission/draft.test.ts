import { isDraftOf, opened } from '@/app/(shell)/task-submission/[taskId]/draft'

const written = opened({ text: 'half a thought', version: 1 })
const blank = opened({ text: '', version: 0 })
const asBefore = { draft: null, response: null }
/** Before the first confirmation the response of a task is its draft. */
const readAgain = { draft: 'half a thought', response: 'half a thought' }

test('a saved draft stays one when the task is read again', () => {
  expect(isDraftOf(asBefore, written)).toBe(true)
  expect(isDraftOf(readAgain, written)).toBe(true)
  expect(isDraftOf(readAgain, { ...written, isDraftSaved: true })).toBe(true)
})

test('neither a blank text, an unsaved one nor the confirmed one is a draft', () => {
  expect(isDraftOf(asBefore, blank)).toBe(false)
  expect(isDraftOf(readAgain, { ...written, savedIn: 'device' })).toBe(false)
  expect(isDraftOf({ draft: null, response: 'half a thought' }, written)).toBe(false)
})
