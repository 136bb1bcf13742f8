import { chosenPath } from '@/components/paths/chosen-path'
import { send, type Reply } from '@/components/rest/send'
import type { Method, Operation, ParamsOf } from '@/lib/http/operation'
import type * as z from '@/lib/zod'

/** The address of an operation, which the type checker compares with the operation; its schemas stay on the server. */
export type Address<O extends Operation> = {
  readonly method: O['method']
  readonly path: O['path']
  /** Never set; lets the type checker infer the operation. */
  readonly operation?: O
}

export const address = <O extends Operation>(at: Address<O>): Address<O> => at

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
