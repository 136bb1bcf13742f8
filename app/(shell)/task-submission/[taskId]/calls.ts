import { address, answerIn, ask } from '@/components/form/call'
import { jsonOf, messageOf, send, type Reply } from '@/components/form/send'
import { readTask } from '@/components/task/read-task'
import { messages } from '@/lib/messages'
import { readEvaluation, type ConfirmationJson, type EvaluationView } from '@/lib/submissions/json'
import type { submitSolutionOperation } from '@/lib/submissions/operations'
import { taskFromJson, type TaskView } from '@/lib/tasks/json'

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
  const request = ask(readTask, { params: { taskId }, signal })
  const json = await answerIn(readTask, await call(request, { title, otherwise, inServersWords: false }))
  if (!json) throw new CallFailed(title, otherwise)
  return taskFromJson(json)
}

const submitSolution = address<typeof submitSolutionOperation>({ method: 'post', path: '/api/tasks/{taskId}/submit' })

/** Has a solution evaluated; nothing counts before it is confirmed. Throws CallFailed, SessionEnded. */
export async function evaluate(taskId: string, submission: string, signal: AbortSignal): Promise<EvaluationView> {
  const request = ask(submitSolution, { params: { taskId }, body: { submission }, signal })
  const reply = await call(request, { title: words.evaluationFailedTitle, otherwise: words.evaluationFailed })
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
  const { saveFailedTitle: title, saveFailed: otherwise } = words
  const body = { submission, evaluation: { score, isAccepted, feedback, reasoning } }
  const reply = await call(send('POST', `/api/tasks/${taskId}/confirm`, { body }), { title, otherwise })
  const confirmation = jsonOf(reply) as ConfirmationJson | null
  if (!confirmation) throw new CallFailed(title, otherwise)
  return confirmation
}

/** Keeps a text on the server without submitting it. Throws CallFailed, SessionEnded. */
export async function saveDraft(taskId: string, response: string): Promise<void> {
  const request = send('POST', '/api/tasks/save-draft', { body: { taskId, response } })
  await call(request, { title: words.draftFailed, otherwise: words.keptHere })
}
