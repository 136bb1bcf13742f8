import 'server-only'
import { bodyLimits, withBody } from '@/lib/http/body'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/env'
import { failureOf } from '@/lib/http/errors'
import { requestLocale } from '@/lib/i18n/request-locale'
import { messages } from '@/lib/messages'
import { programScope, requestScope, type Scope } from '@/lib/scope'
import type { Viewer } from '@/lib/auth/policy'

type Params = Record<string, string | string[]>
type Handler<P extends Params> = (call: {
  scope: Scope<Viewer | null>
  request: Request
  params: P
}) => Promise<Response>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const noStore = { 'Cache-Control': 'private, no-store' }

/** A JSON answer, kept by nobody on the way. */
export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return Response.json(body, { status: init.status, headers: { ...noStore, ...init.headers } })
}

/** An answer that says all by its status. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: noStore })
}

type Options = {
  /** What the body may weigh, in bytes. */
  limit?: number
  /** The handler reads the body itself, as it comes. */
  isStreamed?: boolean
  /** Signing in and out is for people: an access token is not looked at. */
  isInPerson?: boolean
}

/**
 * The REST door: checks that a change was asked for by our own pages or by a program, builds the scope from
 * the cookie or an access token, runs the handler, and turns whatever it throws into a status with
 * `{ message, error }`. The scope is built when the body is there: whoever sends one slowly is who they are,
 * and when it is, at its end.
 */
export function route<P extends Params = Params>(handler: Handler<P>, options: Options = {}) {
  const { limit = bodyLimits.usual, isStreamed = false, isInPerson = false } = options
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    try {
      const isChange = !reading.has(request.method)
      if (isChange) refuseForeignOrigin(request)
      const whole = isChange && !isStreamed ? await withBody(request, limit) : request
      const [scope, params] = await Promise.all([isInPerson ? requestScope() : programScope(request), context.params])
      return await handler({ scope, request: whole, params })
    } catch (error) {
      return failed(error, request)
    }
  }
}

/** The answer for an error that a handler threw; the log hears what was asked for. */
export async function failed(error: unknown, request?: Request): Promise<Response> {
  const locale = await requestLocale()
  const asked = request && `${request.method} ${new URL(request.url).pathname}`
  const { status, message, fields, retryAfter, neededProof } = failureOf(error, { locale, asked })
  const headers = {
    'Content-Language': locale,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  const body = { message, error: message, ...(fields && { fields }), ...(neededProof && { needsProof: true }) }
  return json(body, { status, headers })
}

/** Throws AppError forbidden when a browser says that another site sent the request. Programs say nothing. */
export function refuseForeignOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isForeignSite = site !== null && site !== 'same-origin' && site !== 'none'
  if (isForeignSite || (origin !== null && !isOwnOrigin(origin, request.headers))) {
    throw new AppError('forbidden', messages.common.foreignOrigin)
  }
}

function isOwnOrigin(origin: string, headers: Headers): boolean {
  const { NEXTAUTH_URL } = env()
  const own = [headers.get('host'), headers.get('x-forwarded-host'), NEXTAUTH_URL && new URL(NEXTAUTH_URL).host]
  return URL.canParse(origin) && own.includes(new URL(origin).host)
}
