import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { removeDraftAction, saveDraftAction } from '@/app/(shell)/task-submission/[taskId]/actions'
import { saveByAction } from '@/app/(shell)/task-submission/[taskId]/save-by-action'
import { isOfflineNow } from '@/components/offline/connection'
import { longestSaveMs, sendDraft } from '@/components/task/save-draft'

jest.mock('@/components/offline/connection', () => ({ isOfflineNow: jest.fn(() => Promise.resolve(false)) }))
jest.mock('@/app/(shell)/task-submission/[taskId]/actions', () => ({
  removeDraftAction: jest.fn(),
  saveDraftAction: jest.fn(),
}))
jest.mock('@/components/task/save-draft', () => ({
  ...jest.requireActual<object>('@/components/task/save-draft'),
  sendDraft: jest.fn(),
}))
const acting = jest.mocked(saveDraftAction)
const removing = jest.mocked(removeDraftAction)
const draft = { taskId: 'task', text: 'Half a thought', version: 3 }

afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
})

test('sends the text and its version, and returns the saved version', async () => {
  acting.mockResolvedValue({ ok: true, data: { isSaved: true, version: 4 } })
  expect(await saveByAction(draft)).toEqual({ kind: 'saved', version: 4 })
  expect(acting).toHaveBeenCalledWith({ taskId: 'task', text: 'Half a thought', version: 3 })
})

test('removes the draft for a blank text, which no request can', async () => {
  removing.mockResolvedValue({ ok: true, data: { isSaved: true, version: 4 } })
  expect(await saveByAction({ ...draft, text: ' ' })).toEqual({ kind: 'saved', version: 4 })
  expect(removing).toHaveBeenCalledWith({ taskId: 'task', version: 3 })
  removing.mockRejectedValue(new UnrecognizedActionError('Server Action "1" was not found on the server.'))
  expect(await saveByAction({ ...draft, text: '' })).toEqual({ kind: 'unreachable' })
  expect(acting).not.toHaveBeenCalled()
  expect(sendDraft).not.toHaveBeenCalled()
})

test('returns a newer text, and why a text was refused', async () => {
  acting.mockResolvedValue({ ok: true, data: { isSaved: false, version: 5, text: 'theirs' } })
  expect(await saveByAction(draft)).toEqual({ kind: 'newer', saved: { text: 'theirs', version: 5 } })
  acting.mockResolvedValue({ ok: false, message: 'Expired.', isSignedOut: false, isConflict: true })
  expect(await saveByAction(draft)).toEqual({
    kind: 'refused',
    message: 'Expired.',
    isSignedOut: false,
    isConflict: true,
  })
})

test('without an answer the server counts as unreachable', async () => {
  acting.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await saveByAction(draft)).toEqual({ kind: 'unreachable' })
  expect(isOfflineNow).toHaveBeenCalledTimes(1)
  expect(sendDraft).not.toHaveBeenCalled()
})

test('an action that has no answer after 30 seconds is given up, and the router goes on to the next one', async () => {
  const replaceState = jest.fn()
  const [history, location] = [{ replaceState }, { href: 'https://laurel.test/task-submission/task' }]
  Object.defineProperty(globalThis, 'window', { configurable: true, value: { history, location } })
  jest.useFakeTimers()
  acting.mockReturnValue(new Promise(() => {}))
  const reply = saveByAction(draft)
  await jest.advanceTimersByTimeAsync(longestSaveMs - 1)
  expect(replaceState).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await reply).toEqual({ kind: 'unreachable' })
  expect(replaceState).toHaveBeenCalledWith(null, '', location.href)
  Reflect.deleteProperty(globalThis, 'window')
})

test('a page older than the server saves by a request', async () => {
  acting.mockRejectedValue(new UnrecognizedActionError('Server Action "1" was not found on the server.'))
  jest.mocked(sendDraft).mockResolvedValue({ kind: 'saved', version: 4 })
  expect(await saveByAction(draft)).toEqual({ kind: 'saved', version: 4 })
  expect(sendDraft).toHaveBeenCalledWith(draft)
})
