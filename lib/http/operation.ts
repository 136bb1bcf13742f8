import type * as z from '@/lib/zod'

/** Who may call an operation. */
export type Access = 'anyone' | 'signed-in' | 'administrators' | 'scheduler'

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

export const tags = ['Tasks', 'Submissions', 'Users', 'Leaderboards', 'Administration', 'E-mail', 'Server'] as const
export type Tag = (typeof tags)[number]

/** A value's shape, and the name it has in the document. */
export type Named = { readonly name: string; readonly schema: z.ZodType }

/** One thing that can be wrong with a call besides what its kind brings along: a status and when it comes. */
export type Faults = { readonly [status in 400 | 403 | 404 | 409 | 413 | 415 | 429 | 499 | 503 | 504]?: string }

/** One method of one path. */
export type Operation = {
  readonly path: string
  readonly method: Method
  readonly tag: Tag
  readonly summary: string
  /** What the summary leaves open. */
  readonly description?: string
  readonly access: Access
  /** Query parameters; those of the path follow from it. */
  readonly query?: Readonly<Record<string, { readonly description: string; readonly schema: z.ZodType }>>
  readonly body?: Named & { readonly type?: 'multipart/form-data' }
  readonly answer:
    | (Named & { readonly status?: 201; readonly description: string; readonly isPaged?: true })
    | { readonly status: 204; readonly description: string }
  readonly faults?: Faults
  /** What a refusal answers, where that is not the usual. */
  readonly refusal?: Named
  /** For people with a browser: access tokens are not looked at. */
  readonly isInPerson?: true
  /** Only for a session: an access token is refused whatever its scope. */
  readonly isTokenRefused?: true
}

/** The operation, checked as it is written. */
export const operation = (it: Operation): Operation => it

/** The names in a path that stand for something: `{taskId}`. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
}
