import { callAction } from '@/components/form/call-action'
import { isOfflineNow } from '@/components/offline/connection'
import { address, ask } from '@/components/rest/ask'
import { answerIn } from '@/components/rest/call'
import { errorMessageOf, type Reply } from '@/components/rest/send'
import { readTask } from '@/components/task/read-task'
import type { DraftReply } from '@/components/task/save-draft'
import type { Result } from '@/lib/http/result'
import type { Translate } from '@/lib/i18n/message'
import type { ConfirmationJson, ReceivedEvaluation } from '@/lib/submissions/json'
import type { submitSolutionOperation } from '@/lib/submissions/operations'
import { taskFromJson, type TaskView } from '@/lib/tasks/json'
import { askPersonAction, confirmSubmissionAction } from './actions'

type T = Translate<'submission'>
type Translators = { t: T; tCommon: Translate<'common'> }

/** A failed call, with the title and the message to show. */
export class CallError extends Error {
  constructor(
    readonly title: string,
    message: string,
    /** The server's state may differ from what the screen shows. */
    readonly isConflict = false,
    /** The task was deleted or given to another member: no later call can succeed. */
    readonly isGone = false,
  ) {
    super(message)
    this.name = 'CallError'
  }
}

export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

type ErrorText = { title: string; otherwise: string; showsServerMessage?: boolean }

async function replyOrThrow(
  request: Promise<Reply>,
  { title, otherwise, showsServerMessage = true }: ErrorText,
): Promise<Reply> {
  const reply = await request.catch((error: unknown) => {
    if (isAborted(error)) throw error
    void isOfflineNow()
    throw new CallError(title, otherwise)
  })
  if (reply.status === 401) throw new SessionEndedError()
  if (!reply.ok) {
    const message = showsServerMessage ? errorMessageOf(reply, otherwise) : otherwise
    throw new CallError(title, message, reply.status === 409, reply.status === 404)
  }
  return reply
}

/** The current task. Throws CallError, SessionEndedError. */
export async function fetchTask(t: T, taskId: string, signal?: AbortSignal): Promise<TaskView> {
  const [title, otherwise] = [t('refreshFailedTitle'), t('refreshFailed')]
  const request = ask(readTask, { params: { taskId }, signal })
  const json = await answerIn(readTask, await replyOrThrow(request, { title, otherwise, showsServerMessage: false }))
  if (!json) throw new CallError(title, otherwise)
  return taskFromJson(json)
}

const submitSolution = address<typeof submitSolutionOperation>({ method: 'post', path: '/api/tasks/{taskId}/submit' })

/**
 * Evaluates a solution, which counts towards the daily limit; status and points change only once it is confirmed.
 * Throws CallError, SessionEndedError.
 */
export async function evaluate(t: T, taskId: string, text: string, signal: AbortSignal): Promise<ReceivedEvaluation> {
  // Its schema is loaded while the evaluation runs, not with the page.
  const reader = import('@/lib/submissions/read-evaluation')
  reader.catch(() => undefined)
  const request = ask(submitSolution, { params: { taskId }, body: { submission: text }, signal })
  const reply = await replyOrThrow(request, { title: t('evaluationFailedTitle'), otherwise: t('evaluationFailed') })
  try {
    return (await reader).readEvaluation(t, reply.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CallError(t('processingFailedTitle'), t('processingFailed', { reason }))
  }
}

/** Confirms an evaluation, which records its result. Throws CallError, SessionEndedError. */
export function confirm(
  translators: Translators,
  taskId: string,
  text: string,
  { score, isAccepted, feedback, reasoning }: ReceivedEvaluation,
): Promise<ConfirmationJson> {
  const evaluation = { score, isAccepted, feedback, reasoning }
  return act(translators, () => confirmSubmissionAction({ taskId, text, evaluation }), {
    title: translators.t('saveFailedTitle'),
    otherwise: translators.t('saveFailed'),
  })
}

/** Appeals the newest evaluation, which also confirms its text. Throws CallError, SessionEndedError. */
export async function appeal(translators: Translators, taskId: string, message: string): Promise<void> {
  const { t } = translators
  const text = { title: t('saveFailedTitle'), otherwise: t('saveFailed') }
  await act(translators, () => askPersonAction({ taskId, message }), text)
}

/** The reply's error, as thrown by the other calls; null for a saved draft. */
export function saveError(t: T, reply: DraftReply): CallError | SessionEndedError | null {
  if (reply.kind === 'saved') return null
  if (reply.kind === 'newer') return new CallError(t('draftFailed'), t('newerText'))
  if (reply.kind === 'unreachable') return new CallError(t('draftFailed'), t('keptHere'))
  const { message, isSignedOut, isConflict, isGone } = reply
  if (isSignedOut) return new SessionEndedError()
  return new CallError(t('draftFailed'), message || t('keptHere'), isConflict, isGone)
}

async function act<Data>(
  { tCommon }: Translators,
  run: () => Promise<Result<Data>>,
  { title, otherwise }: ErrorText,
): Promise<Data> {
  const result = await callAction(run, tCommon, otherwise)
  if (result.ok) return result.data
  if (result.isSignedOut) throw new SessionEndedError()
  throw new CallError(title, result.message, result.isConflict || result.isGone)
}
