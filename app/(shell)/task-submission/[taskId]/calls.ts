import { callAction } from '@/components/form/call-action'
import { messageOf, parseReply, send, type Reply } from '@/components/form/send'
import type { Result } from '@/lib/http/result'
import type { Translate } from '@/lib/i18n/message'
import { readEvaluation, type ConfirmationJson, type EvaluationView } from '@/lib/submissions/json'
import { taskFromJson, type TaskJson, type TaskView } from '@/lib/tasks/json'
import { confirmSubmissionAction, saveDraftAction } from './actions'

type T = Translate<'submission'>
/** What a call through a server action may have to say. */
type Words = { t: T; tCommon: Translate<'common'> }

/** A call that did not do what it should: what to tell the person, under which title. */
export class CallFailed extends Error {
  constructor(
    readonly title: string,
    message: string,
    /** The server may have something else on record than the screen shows. */
    readonly isConflict = false,
  ) {
    super(message)
    this.name = 'CallFailed'
  }
}

/** The person is no longer signed in. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** True for a call that was called off on purpose. */
function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

type Blame = { title: string; otherwise: string; inServersWords?: boolean }

async function call(request: Promise<Reply>, { title, otherwise, inServersWords = true }: Blame): Promise<Reply> {
  const reply = await request.catch((error: unknown) => {
    throw isCalledOff(error) ? error : new CallFailed(title, otherwise)
  })
  if (reply.status === 401) throw new SessionEnded()
  if (!reply.ok) {
    throw new CallFailed(title, inServersWords ? messageOf(reply, otherwise) : otherwise, reply.status === 409)
  }
  return reply
}

/** The task as the server has it now. Throws CallFailed, SessionEnded. */
export async function fetchTask(t: T, taskId: string, signal?: AbortSignal): Promise<TaskView> {
  const [title, otherwise] = [t('refreshFailedTitle'), t('refreshFailed')]
  const request = send('GET', `/api/tasks/${taskId}`, { signal })
  const json = parseReply<TaskJson>(await call(request, { title, otherwise, inServersWords: false }))
  if (!json) throw new CallFailed(title, otherwise)
  return taskFromJson(json)
}

/** Has a solution evaluated; nothing counts before it is confirmed. Throws CallFailed, SessionEnded. */
export async function evaluate(t: T, taskId: string, submission: string, signal: AbortSignal): Promise<EvaluationView> {
  const request = send('POST', `/api/tasks/${taskId}/submit`, { body: { submission }, signal })
  const reply = await call(request, { title: t('evaluationFailedTitle'), otherwise: t('evaluationFailed') })
  try {
    return readEvaluation(t, reply.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CallFailed(t('processingFailedTitle'), t('processingFailed', { reason }))
  }
}

/** Lets an evaluation count. Throws CallFailed, SessionEnded. */
export function confirm(
  words: Words,
  taskId: string,
  submission: string,
  { score, isAccepted, feedback, reasoning }: EvaluationView,
): Promise<ConfirmationJson> {
  const evaluation = { score, isAccepted, feedback, reasoning }
  return act(words, () => confirmSubmissionAction({ taskId, submission, evaluation }), {
    title: words.t('saveFailedTitle'),
    otherwise: words.t('saveFailed'),
  })
}

/** Keeps a text on the server without submitting it. Throws CallFailed, SessionEnded. */
export function saveDraft(words: Words, taskId: string, response: string): Promise<void> {
  const { t } = words
  return act(words, () => saveDraftAction({ taskId, response }), { title: t('draftFailed'), otherwise: t('keptHere') })
}

async function act<Data>(
  { tCommon }: Words,
  run: () => Promise<Result<Data>>,
  { title, otherwise }: Blame,
): Promise<Data> {
  const result = await callAction(run, tCommon, otherwise)
  if (result.ok) return result.data
  if (result.isSignedOut) throw new SessionEnded()
  throw new CallFailed(title, result.message, true)
}
