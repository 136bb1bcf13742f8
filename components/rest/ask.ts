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

/** The path of an operation with its parameters, encoded. */
export function pathOf<O extends Operation>({ path }: Address<O>, params: ParamsOf<O>): string {
  const values: Record<string, string> = params
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Sends a request without validating the response. Throws what `send` throws. */
export function ask<O extends Operation>(
  at: Address<O>,
  { params = {} as ParamsOf<O>, query = {}, body, ...options }: Input<O>,
): Promise<Reply> {
  const path = chosenPath(pathOf(at, params), query as Record<string, string | number>)
  return send(at.method.toUpperCase() as Uppercase<Method>, path, { body, ...options })
}
