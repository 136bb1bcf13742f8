import type * as z from '@/lib/zod'
import type { GeneralPermission } from '@/lib/auth/policy'

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

export const tags = [
  'Tasks',
  'Submissions',
  'Users',
  'Leaderboards',
  'Rewards',
  'Administration',
  'E-mail',
  'Server',
] as const
export type Tag = (typeof tags)[number]

/** Media types of answers that are not JSON; the handler returns a Response. */
export type MediaType = 'text/calendar' | 'text/plain' | 'application/gzip' | 'application/x-ndjson' | 'image/webp'

/** A schema and its name in the OpenAPI document. */
export type Named<S extends z.ZodType = z.ZodType> = { readonly name: string; readonly schema: S }

/** Error responses that do not follow from the operation's kind: the status and when it occurs. */
type ErrorConditions = {
  readonly [status in 400 | 403 | 404 | 409 | 413 | 415 | 429 | 499 | 503 | 504]?: string
}

export type Body = Named & {
  /** The body of a streamed upload is read only after the caller is authorised. */
  readonly type?: 'multipart/form-data'
  /** Parses a body that is not JSON, or JSON that the command validates part by part. */
  readonly read?: (request: Request) => Promise<unknown>
}

/** A method of a path. The route, the OpenAPI document, the browser client and the tests all derive from it. */
export type Operation = {
  readonly path: `/api/${string}` | `/avatars/${string}`
  readonly method: Method
  readonly tag: Tag
  readonly summary: string
  /** Details that the summary omits. */
  readonly description?: string
  /** The rule in lib/auth/policy.ts that authorises the caller. Rules about a row are checked where the row is read. */
  readonly access: GeneralPermission
  /**
   * Credentials other than a session cookie or an access token: `none` ignores both, `session` rejects tokens, `cron`
   * is the scheduler's secret, `metrics` the monitoring system's token.
   */
  readonly credentials?: 'none' | 'session' | 'cron' | 'metrics'
  /** Query parameters; 400 for invalid values. Path parameters are derived from the path. */
  readonly query?: z.ZodObject
  /** A path parameter is an id, except a secret: then logs name the path without it. */
  readonly secret?: { readonly name: string; readonly description: string }
  readonly body?: Body
  /** Maximum body size in bytes; 64 KB by default. */
  readonly limit?: number
  readonly answer:
    | (Named & { readonly status?: 201; readonly description: string; readonly isPaged?: true })
    | { readonly status: 204; readonly description: string }
    | { readonly status?: undefined; readonly type: MediaType; readonly description: string }
  readonly errors?: ErrorConditions
  /** Error response body, where it differs from the default. */
  readonly error?: Named
}

/** Validates an operation at its declaration and preserves the literal types of its path and schemas. */
export const operation = <const O extends Operation>(stated: O): O => stated

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

export type ParamsOf<O extends Pick<Operation, 'path'>> = Record<ParameterNames<O['path']>, string>

/** Query parameters as passed to the handler. */
export type QueryOf<O> = O extends { readonly query: infer Q extends z.ZodType } ? z.output<Q> : undefined

/** Body as passed to the handler. */
export type BodyOf<O> = O extends { readonly body: { readonly read: (request: Request) => Promise<infer Read> } }
  ? Read
  : O extends { readonly body: Named<infer S> }
    ? z.output<S>
    : undefined

/** Response body on the wire; nothing for 204. An answer that is not JSON is a Response. */
export type AnswerOf<O> = O extends { readonly answer: Named<infer S> }
  ? z.output<S>
  : O extends { readonly answer: { readonly type: MediaType } }
    ? Response
    : void

/** The JSON that the operation answers; undefined when its answer has no body or is not JSON. */
export function jsonAnswerOf({ answer }: Pick<Operation, 'answer'>) {
  return 'schema' in answer ? answer : undefined
}

/** Names of the path parameters: `{taskId}` gives `taskId`. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
}

/** True for a POST whose JSON body may be left out, because every part of it is optional. */
export function isBodyOptional({ method, body }: Operation): boolean {
  return method === 'post' && body !== undefined && !body.read && body.schema.safeParse({}).success
}
