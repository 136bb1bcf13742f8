import { CallError, confirm, evaluate, fetchTask, saveError } from '@/app/(shell)/task-submission/[taskId]/calls'
import { confirmSubmissionAction } from '@/app/(shell)/task-submission/[taskId]/actions'
import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { isOfflineNow } from '@/components/offline/connection'
import type { DraftReply } from '@/components/task/save-draft'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/components/offline/connection', () => ({ isOfflineNow: jest.fn(() => Promise.resolve(false)) }))
jest.mock('@/app/(shell)/task-submission/[taskId]/actions', () => ({
  confirmSubmissionAction: jest.fn(),
}))
const asking = jest.mocked(isOfflineNow)
const confirming = jest.mocked(confirmSubmissionAction)

const t = translator('en', 'submission')
const words = { t, tCommon: translator('en', 'common') }
const evaluation = {
  score: 80,
  isAccepted: true,
  isUnsure: false,
  feedback: 'Good.',
  feedbackLanguage: 'en' as const,
  reasoning: 'Because.',
  criteria: [],
  expectations: [],
  cost: null,
  needsPerson: false,
}
const never = new AbortController().signal
const fetching = jest.spyOn(globalThis, 'fetch')

function answer(status: number, body: unknown) {
  fetching.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  fetching.mockReset()
})

describe('evaluate', () => {
  test("returns the server's evaluation", async () => {
    answer(200, {
      evaluation: { score: 80, isAccepted: true, reasoning: 'Because.', criteria: [] },
      feedback: 'Good.',
    })
    await expect(evaluate(t, 't', 'text', never)).resolves.toEqual(evaluation)
    expect(fetching.mock.calls[0]![1]!.body).toBe('{"submission":"text"}')
  })

  test.each([
    [503, { message: 'Try later.' }, 'Evaluation failed', 'Try later.'],
    [500, 'oops', 'Evaluation failed', 'Failed to evaluate task'],
    [200, '', 'Evaluation processing failed', 'Could not process evaluation: Empty response from server'],
    [
      200,
      '<html>',
      'Evaluation processing failed',
      'Could not process evaluation: Invalid response format from server',
    ],
    [200, {}, 'Evaluation processing failed', 'Could not process evaluation: Missing evaluation data in response'],
  ])('%i %j is shown as %s', async (status, body, title, message) => {
    answer(status, body)
    await expect(evaluate(t, 't', 'text', never)).rejects.toMatchObject({ name: 'CallError', title, message })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  test('a network error is shown, and a cancelled call is not', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(evaluate(t, 't', 'text', never)).rejects.toMatchObject({
      title: 'Evaluation failed',
      message: 'Failed to evaluate task',
    })
    expect(asking).toHaveBeenCalledTimes(1)
    fetching.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await expect(evaluate(t, 't', 'text', never)).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('an expired session is a separate result', async () => {
    answer(401, { message: 'Please sign in first.' })
    await expect(evaluate(t, 't', 'text', never)).rejects.toMatchObject({ name: 'SessionEndedError' })
  })
})

test('confirming sends the evaluation without its criteria, and reports an error', async () => {
  confirming.mockResolvedValue({ ok: false, message: 'Not on record.', isConflict: true })
  await expect(confirm(words, 't', 'text', evaluation)).rejects.toMatchObject({
    title: 'Submission failed',
    message: 'Not on record.',
    isConflict: true,
  })
  expect(confirming).toHaveBeenCalledWith({
    taskId: 't',
    text: 'text',
    evaluation: { score: 80, isAccepted: true, feedback: 'Good.', reasoning: 'Because.' },
  })
})

test('a draft that could not be saved is reported, and one that was saved is not', () => {
  expect(saveError(t, { kind: 'refused', message: 'Too long.' })).toMatchObject({
    title: 'Failed to save draft',
    message: 'Too long.',
    isConflict: false,
  })
  expect(saveError(t, { kind: 'refused', isConflict: true, message: 'Expired.' })).toMatchObject({ isConflict: true })
  expect(saveError(t, { kind: 'newer', saved: { text: 'theirs', version: 4 } })).toMatchObject({
    message: 'There is a newer text, saved elsewhere.',
  })
  expect(saveError(t, { kind: 'refused', isSignedOut: true, message: '' })).toMatchObject({ name: 'SessionEndedError' })
  expect(saveError(t, { kind: 'saved', version: 4 })).toBeNull()
})

const isGone = (error: Error | null) => error instanceof CallError && error.isGone

test('only one refusal says that the task is gone', () => {
  const gone: DraftReply = { kind: 'refused', message: '', isGone: true }
  const others: DraftReply[] = [
    { kind: 'saved', version: 1 },
    { kind: 'newer', saved: { text: 'theirs', version: 2 } },
    { kind: 'unreachable' },
    { kind: 'refused', message: '' },
    { kind: 'refused', message: '', isSignedOut: true, isGone: false, isConflict: true },
  ]
  expect([gone, ...others].filter((reply) => isGone(saveError(t, reply)))).toEqual([gone])
})

test('offline, a draft is kept on the device, and a confirmation can be retried', async () => {
  expect(saveError(t, { kind: 'unreachable' })).toMatchObject({ message: 'Your text is kept on this device.' })
  confirming.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(confirm(words, 't', 'text', evaluation)).rejects.toMatchObject({
    message: 'Failed to save task submission',
    isConflict: false,
  })
  asking.mockResolvedValueOnce(true)
  await expect(confirm(words, 't', 'text', evaluation)).rejects.toMatchObject({ message: words.tCommon('offline') })
})

test('a page older than the server asks for a reload', async () => {
  confirming.mockRejectedValue(new UnrecognizedActionError('Server Action "1" was not found on the server.'))
  await expect(confirm(words, 't', 'text', evaluation)).rejects.toMatchObject({
    message: 'Laurel was updated while this page was open. Copy what you typed, reload the page, and try again.',
  })
})

test.each([
  [404, true],
  [403, false],
])('a task that answers %i is gone: %s', async (status, expected) => {
  answer(status, { message: 'No.' })
  const failures = [fetchTask(t, 't'), evaluate(t, 't', 'text', never)].map((call) => call.catch((error) => error))
  expect((await Promise.all(failures)).map(isGone)).toEqual([expected, expected])
})

test('loading a task is retried once after a second, and then fails with a fixed message', async () => {
  answer(500, { message: 'inner' })
  const outcome = expect(fetchTask(t, 't')).rejects.toMatchObject({
    title: 'Failed to refresh status',
    message: 'Could not fetch the latest task status',
  })
  await jest.advanceTimersByTimeAsync(1000)
  await outcome
  expect(fetching).toHaveBeenCalledTimes(2)
})
