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
export function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function call(title: string, otherwise: string, request: Promise<Reply>): Promise<Reply> {
  const reply = await request.catch((error: unknown) => {
    throw isCalledOff(error) ? error : new CallFailed(title, otherwise)
  })
  if (reply.status === 401) throw new SessionEnded()
  if (!reply.ok) throw new CallFailed(title, messageOf(reply, otherwise))
  return reply
}

/** The task as the server has it now. Throws CallFailed, SessionEnded. */
export async function fetchTask(taskId: string, signal?: AbortSignal): Promise<TaskView> {
  const { refreshFailedTitle, refreshFailed } = words
  const reply = await call(refreshFailedTitle, refreshFailed, send('GET', `/api/tasks/${taskId}`, undefined, signal))
  const json = parseReply<TaskJson>(reply)
  if (!json) throw new CallFailed(refreshFailedTitle, refreshFailed)
  return taskFromJson(json)
}

/** Has a solution evaluated; nothing counts before it is confirmed. Throws CallFailed, SessionEnded. */
export async function evaluate(taskId: string, submission: string, signal: AbortSignal): Promise<EvaluationView> {
  const request = send('POST', `/api/tasks/${taskId}/submit`, { submission }, signal)
  const reply = await call(words.evaluationFailedTitle, words.evaluationFailed, request)
  try {
    return readEvaluation(reply.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : messages.common.unknownError
    throw new CallFailed(words.processingFailedTitle, words.processingFailed(reason))
  }
}

/** Lets an evaluation count. Throws CallFailed, SessionEnded. */
export async function confirm(
  taskId: string,
  submission: string,
  { score, isAccepted, feedback, reasoning }: EvaluationView,
): Promise<ConfirmationJson> {
  const body = { submission, evaluation: { score, isAccepted, feedback, reasoning } }
  const request = send('POST', `/api/tasks/${taskId}/confirm`, body)
  const reply = await call(words.saveFailedTitle, words.saveFailed, request)
  const confirmation = parseReply<ConfirmationJson>(reply)
  if (!confirmation) throw new CallFailed(words.saveFailedTitle, words.saveFailed)
  return confirmation
}

/** Keeps a text on the server without submitting it. Throws CallFailed, SessionEnded. */
export async function saveDraft(taskId: string, response: string): Promise<void> {
  const request = send('POST', '/api/tasks/save-draft', { taskId, response })
  await call(words.draftFailed, words.keptHere, request)
}
