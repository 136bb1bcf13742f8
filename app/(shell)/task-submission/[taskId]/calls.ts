import { messageOf, parseReply, send, type Reply } from '@/components/form/send'
import { messages } from '@/lib/messages'
import { readEvaluation, type ConfirmationJson, type EvaluationView } from '@/lib/submissions/json'
import { taskFromJson, type TaskJson, type TaskView } from '@/lib/tasks/json'

const words = messages.submission

/** A call that did not do what it should: what to tell the person, under which title. */
export class CallFailed extends Error {
  constructor(
    readonly title: string,
    message: string,
    /** The server has something else on record than the screen shows. */
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

// TODO i18n: submission.saveFailed outside of a component or hook: take t as a parameter
// TODO i18n: submission.saveFailedTitle outside of a component or hook: take t as a parameter
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
export async function fetchTask(taskId: string, signal?: AbortSignal): Promise<TaskView> {
  const { refreshFailedTitle: title, refreshFailed: otherwise } = words
  const request = send('GET', `/api/tasks/${taskId}`, { signal })
  // TODO i18n: submission.saveFailed outside of a component or hook: take t as a parameter
  // TODO i18n: submission.saveFailedTitle outside of a component or hook: take t as a parameter
  const json = parseReply<TaskJson>(await call(request, { title, otherwise, inServersWords: false }))
  // TODO i18n: submission.saveFailed outside of a component or hook: take t as a parameter
  // TODO i18n: submission.saveFailedTitle outside of a component or hook: take t as a parameter
  if (!json) throw new CallFailed(title, otherwise)
  return taskFromJson(json)
}

/** Has a solution evaluated; nothing counts before it is confirmed. Throws CallFailed, SessionEnded. */
export async function evaluate(taskId: string, submission: string, signal: AbortSignal): Promise<EvaluationView> {
  const request = send('POST', `/api/tasks/${taskId}/submit`, { body: { submission }, signal })
  // TODO i18n: submission.evaluationFailed outside of a component or hook: take t as a parameter
  // TODO i18n: submission.evaluationFailedTitle outside of a component or hook: take t as a parameter
  const reply = await call(request, { title: words.evaluationFailedTitle, otherwise: words.evaluationFailed })
  try {
    return readEvaluation(reply.text)
  } catch (error) {
    // TODO i18n: common.unknownError outside of a component or hook: take t as a parameter
    const reason = error instanceof Error ? error.message : messages.common.unknownError
    // TODO i18n: submission.processingFailed outside of a component or hook: take t as a parameter
    // TODO i18n: submission.processingFailedTitle outside of a component or hook: take t as a parameter
    throw new CallFailed(words.processingFailedTitle, words.processingFailed(reason))
  }
}

/** Lets an evaluation count. Throws CallFailed, SessionEnded. */
export async function confirm(
  taskId: string,
  submission: string,
  { score, isAccepted, feedback, reasoning }: EvaluationView,
): Promise<ConfirmationJson> {
  const { saveFailedTitle: title, saveFailed: otherwise } = words
  const body = { submission, evaluation: { score, isAccepted, feedback, reasoning } }
  // TODO i18n: submission.saveFailed outside of a component or hook: take t as a parameter
  // TODO i18n: submission.saveFailedTitle outside of a component or hook: take t as a parameter
  const reply = await call(send('POST', `/api/tasks/${taskId}/confirm`, { body }), { title, otherwise })
  const confirmation = parseReply<ConfirmationJson>(reply)
  // TODO i18n: submission.saveFailed outside of a component or hook: take t as a parameter
  // TODO i18n: submission.saveFailedTitle outside of a component or hook: take t as a parameter
  if (!confirmation) throw new CallFailed(title, otherwise)
  return confirmation
}

/** Keeps a text on the server without submitting it. Throws CallFailed, SessionEnded. */
export async function saveDraft(taskId: string, response: string): Promise<void> {
  const request = send('POST', '/api/tasks/save-draft', { body: { taskId, response } })
  // TODO i18n: submission.keptHere outside of a component or hook: take t as a parameter
  // TODO i18n: submission.draftFailed outside of a component or hook: take t as a parameter
  await call(request, { title: words.draftFailed, otherwise: words.keptHere })
}
