import { chosenPath } from '@/components/paths/chosen-path'
import { jsonOf, send, type Reply } from '@/components/rest/send'
import { jsonAnswerOf, type AnswerOf, type Method, type Operation, type ParamsOf } from '@/lib/http/operation'
import type * as z from '@/lib/zod'

/** The address of an operation, which the type checker compares with the operation; its schemas stay on the server. */
export type Address<O extends Operation> = {
  readonly method: O['method']
  readonly path: O['path']
  /** Never set; lets the type checker infer the operation. */
  readonly operation?: O
}

/**
 * An operation whose responses are validated in the browser; its schemas are loaded with the first call, not the
 * page.
 */
export type Remote<O extends Operation> = Address<O> & { readonly load: () => Promise<O> }

export const address = <O extends Operation>(at: Address<O>): Address<O> => at
export const remote = <O extends Operation>(operation: Remote<O>): Remote<O> => operation

type Sent<O> = O extends { readonly body: { readonly schema: infer S extends z.ZodType } } ? z.input<S> : undefined
type Chosen<O> = O extends { readonly query: { readonly shape: infer Shape } } ? keyof Shape & string : never

export type Input<O extends Operation> = {
  params?: ParamsOf<O>
  query?: Partial<Record<Chosen<O>, string | number>>
  body?: Sent<O>
  signal?: AbortSignal
  /** The request outlives the page; its body may have 64 KB. */
  keepalive?: boolean
}

/** Sends a request without validating the response. Throws what `send` throws. */
export function ask<O extends Operation>(
  { method, path }: Address<O>,
  { params, query = {}, body, ...options }: Input<O>,
): Promise<Reply> {
  const values = params as Record<string, string> | undefined
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values?.[name] ?? ''))
  return send(method.toUpperCase() as Uppercase<Method>, chosenPath(at, query as Record<string, string | number>), {
    body,
    ...options,
  })
}

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
