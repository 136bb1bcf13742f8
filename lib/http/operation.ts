import type * as z from '@/lib/zod'
import type { GeneralPermission } from '@/lib/auth/policy'

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

export const tags = ['Tasks', 'Submissions', 'Users', 'Leaderboards', 'Administration', 'E-mail', 'Server'] as const
export type Tag = (typeof tags)[number]

/** A value's shape, and the name it has in the OpenAPI document. */
export type Named<S extends z.ZodType = z.ZodType> = { readonly name: string; readonly schema: S }

/** What else can be wrong with a call than what follows from its kind: a status and when it comes. */
export type Refusals = { readonly [status in 400 | 403 | 404 | 409 | 413 | 415 | 429 | 499 | 503 | 504]?: string }

export type Body = Named & {
  /** A streamed body is read only once the caller may send it. */
  readonly type?: 'multipart/form-data'
  /** Reads a body that is not JSON, or JSON that the command checks part by part. */
  readonly read?: (request: Request) => Promise<unknown>
}

/** One method of one path, stated once: the door, the OpenAPI document, the browser and the tests go by it. */
export type Operation = {
  readonly path: `/api/${string}`
  readonly method: Method
  readonly tag: Tag
  readonly summary: string
  /** What the summary leaves open. */
  readonly description?: string
  /** The rule of lib/auth/policy.ts that lets a caller in. What depends on a row is checked where the row is read. */
  readonly access: GeneralPermission
  /**
   * What a caller is known by, where it is not a session cookie or an access token: `none` looks at neither,
   * `session` refuses tokens (the command does), `cron` is the scheduler's secret.
   */
  readonly credentials?: 'none' | 'session' | 'cron'
  /** Query parameters; none of them refuses a call. Those of the path follow from it. */
  readonly query?: z.ZodObject
  readonly body?: Body
  /** How many bytes the body may have; 64 KB when it does not say. */
  readonly limit?: number
  readonly answer:
    | (Named & { readonly status?: 201; readonly description: string; readonly isPaged?: true })
    | { readonly status: 204; readonly description: string }
  readonly refusals?: Refusals
  /** The body of a refusal, where that is not the usual. */
  readonly refusal?: Named
}

/** The operation, checked where it is written; paths and schemas keep their own types. */
export const operation = <const O extends Operation>(stated: O): O => stated

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The parameters in the path of an operation. */
export type ParamsOf<O extends Pick<Operation, 'path'>> = Record<ParameterNames<O['path']>, string>

/** The query as a handler gets it. */
export type QueryOf<O> = O extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined

/** The body as a handler gets it. */
export type BodyOf<O> = O extends { readonly body: { readonly read: (request: Request) => Promise<infer Read> } }
  ? Read
  : O extends { readonly body: Named<infer S> }
    ? z.output<S>
    : undefined

/** What goes over the wire as the answer; nothing for 204. */
export type AnswerOf<O> = O extends { readonly answer: Named<infer S> } ? z.output<S> : void

/** The names in a path that stand for something: `{taskId}`. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
}
