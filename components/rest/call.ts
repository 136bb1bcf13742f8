import { ask, type Address, type Input } from '@/components/rest/ask'
import { jsonOf, type Reply } from '@/components/rest/send'
import { jsonAnswerOf, type AnswerOf, type Operation } from '@/lib/http/operation'

/**
 * An operation whose responses are validated in the browser; its schemas are loaded with the first call, not the
 * page.
 */
type Remote<O extends Operation> = Address<O> & { readonly load: () => Promise<O> }

export const remote = <O extends Operation>(operation: Remote<O>): Remote<O> => operation

/**
 * The response body, validated with the operation's schema; null if the request was refused, the body is invalid or
 * the schema could not be loaded. Unknown keys, which a newer server may add, are accepted.
 */
export async function answerIn<O extends Operation>(operation: Remote<O>, reply: Reply): Promise<AnswerOf<O> | null> {
  if (!reply.ok) return null
  const loaded = await operation.load().catch(() => null)
  const answer = loaded && jsonAnswerOf(loaded)
  if (!answer) return null
  const value = jsonOf(reply)
  const { success, data, error } = answer.schema.safeParse(value)
  if (success) return data as AnswerOf<O>
  return error.issues.every(({ code }) => code === 'unrecognized_keys') ? (value as AnswerOf<O>) : null
}

/** Calls an operation and returns its response as `answerIn` does. Throws what `send` throws. */
export async function call<O extends Operation>(operation: Remote<O>, input: Input<O>) {
  // Load the schema while the request is pending.
  void operation.load().catch(() => undefined)
  const reply = await ask(operation, input)
  return { reply, answer: await answerIn(operation, reply) }
}
