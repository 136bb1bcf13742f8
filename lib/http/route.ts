import 'server-only'
import { authorize, type Principal, type Viewer } from '@/lib/auth/policy'
import { requirePerson } from '@/lib/auth/recent-proof'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { readJson, withBody } from '@/lib/http/body'
import { errorAnswerOf } from '@/lib/http/errors'
import { fittingJson, listHeaders } from '@/lib/http/list-response'
import { isBodyOptional, jsonAnswerOf, type AnswerOf, type Body, type BodyOf } from '@/lib/http/operation'
import type { Operation, ParamsOf, QueryOf } from '@/lib/http/operation'
import { isChange, isForeign } from '@/lib/http/origin'
import { errorBody, noStore } from '@/lib/http/error-response.mjs'
import { localeForError } from '@/lib/http/request-locale'
import { observeCall } from '@/lib/metrics/observe'
import { anonymousScope, cronScope, metricsScope, programScope, type Scope } from '@/lib/scope'

/** Default maximum body size in bytes. */
const usualLimit = 64 * 1024

/** Type of the authenticated caller. */
type CallerOf<O extends Operation> = O extends { credentials: 'cron' | 'metrics' }
  ? 'system'
  : O extends { credentials: 'none' }
    ? null
    : O extends { access: 'public' }
      ? Viewer | null
      : Viewer

type Call<O extends Operation> = {
  scope: Scope<CallerOf<O>>
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  request: Request
}

/** Return type of a handler: the response body, for a paged list with the total count, or a whole Response. */
type Returned<O extends Operation> =
  (O extends { answer: { isPaged: true } } ? { items: AnswerOf<O>; total: number } : AnswerOf<O>) | Response

type Context = { params: Promise<Record<string, string | string[]>> }

/**
 * Wraps a REST handler. In this order it rejects cross-site changes, reads the body within its limit, authenticates,
 * authorises and parses; then it runs the handler and converts its result to JSON and any thrown error to a status with
 * `{ message, error }`. Authentication follows the body, so that a slow upload cannot outlive its session; the caller of
 * a picture's upload is authenticated before the body as well. The operation stays on the route handler for the tests.
 */
export function route<const O extends Operation>(operation: O, handler: (call: Call<O>) => Promise<Returned<O>>) {
  const door = (request: Request, context: Context): Promise<Response> =>
    observeCall(operation, async () => {
      try {
        const response = respond(operation, await handler(await admit(operation, request, context)))
        return request.method === 'HEAD' ? await withoutBody(response) : response
      } catch (error) {
        return failed(error, request, operation.secret && operation.path)
      }
    })
  return Object.assign(door, { operation })
}

async function admit<O extends Operation>(operation: O, request: Request, context: Context): Promise<Call<O>> {
  const { body, limit = usualLimit, query } = operation
  const isStreamed = body?.type === 'multipart/form-data'
  if (isChange(request.method)) refuseForeignOrigin(request)
  const whole = isChange(request.method) && !isStreamed ? await withBody(request, limit) : request
  const [authorised, params] = await Promise.all([authorisedScope(operation, request), context.params])
  const parsed = query?.parse(queryOf(request))
  const sent = body && (await sentIn(whole, operation, body))
  const scope = isStreamed ? await authorisedScope(operation, request) : authorised
  return { scope, params, query: parsed, body: sent, request: whole } as Call<O>
}

/** The scope of a request whose caller may call the operation. */
async function authorisedScope(operation: Operation, request: Request): Promise<Scope<Principal>> {
  const scope = await scopeOf(operation, request)
  authorize(scope.viewer, operation.access)
  if (operation.credentials === 'session') requirePerson(scope)
  return scope
}

/** The parsed body; one that an operation allows to leave out counts as an empty object. */
async function sentIn(request: Request, operation: Operation, { read, schema }: Body): Promise<unknown> {
  if (read) return read(request)
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? true
  const isLeftOut = request.body === null && isJson && isBodyOptional(operation)
  return schema.parse(isLeftOut ? {} : await readJson(request))
}

/** Query parameters; of a repeated one, the first. */
const queryOf = ({ url }: Request) => Object.fromEntries([...new URL(url).searchParams].reverse())

function scopeOf({ credentials }: Operation, request: Request): Promise<Scope<Principal>> | Scope<Principal> {
  if (credentials === 'none') return anonymousScope()
  if (credentials === 'cron') return cronScope(request)
  return credentials === 'metrics' ? metricsScope(request) : programScope(request)
}

function respond(operation: Operation, returned: unknown): Response {
  const { answer } = operation
  if (returned instanceof Response) return returned
  if (answer.status === 204) return new Response(null, { status: 204, headers: noStore })
  if (!jsonAnswerOf(operation)?.isPaged) return json(returned, { status: answer.status })
  const { items, total } = returned as { items: unknown[]; total: number }
  return new Response(fittingJson(items), { headers: { ...jsonType, ...noStore, ...listHeaders(total) } })
}

/** The response to a HEAD request. Its stream is cancelled, because an unread one would hold its database connection. */
async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  const reader = body?.getReader()
  // A generator that has not started does not run its cleanup.
  await reader?.read()
  await reader?.cancel()
  return new Response(null, { status, headers })
}

const jsonType = { 'Content-Type': 'application/json' }

/** JSON response with `Cache-Control: private, no-store`. */
export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return Response.json(body, { status: init.status, headers: { ...noStore, ...init.headers } })
}

/** Error response for an error that a handler threw; the request's method and path, or `path`, go to the log. */
export async function failed(error: unknown, request?: Request, path?: string): Promise<Response> {
  const locale = await localeForError(error, request)
  const asked = request && `${request.method} ${path ?? new URL(request.url).pathname}`
  const { status, message, fields, retryAfter, neededProof, needsCode } = errorAnswerOf(error, { locale, asked })
  const headers = {
    'Content-Language': locale,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  const body = errorBody(message, {
    ...(fields && { fields }),
    ...(neededProof && { needsProof: true }),
    ...(needsCode && { needsCode }),
  })
  return json(body, { status, headers })
}

/** Throws AppError forbidden when a browser's headers say that another site sent the request. */
function refuseForeignOrigin(request: Request): void {
  if (isForeign(request.headers, env().NEXTAUTH_URL)) throw new AppError('forbidden', 'common.foreignOrigin')
}
