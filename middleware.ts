import { type NextRequest, NextResponse } from 'next/server'
import { cameByHttps, sessionCookieNames } from '@/lib/auth/cookie'
import { isArguments } from '@/lib/http/action-arguments'
import { readBounded } from '@/lib/http/bounded'
import { isChange, isForeign } from '@/lib/http/origin'
import { closedPolicy, errorBody, refusalHeaders } from '@/lib/http/error-response.mjs'
import { isReadablePath } from '@/lib/http/readable-path.mjs'
import { isDictationAllowed } from '@/lib/settings/dictation'
import { transportSecurity } from '@/lib/transport-security.mjs'

export const config = {
  runtime: 'nodejs',
  // Calls are excluded: they check everything themselves, next.config.ts and the request filter set their headers, and
  // Next takes as long to run a middleware as to run the call. The browser fetches the manifest and what it names without
  // a session.
  matcher: [
    '/((?!api/|_next/static/|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|service-worker\\.js$|install/).*)',
  ],
}

/** Public paths. All others redirect a visitor without a session cookie. */
const open = new Set(['/login', '/not-found', '/offline'])

const taskPath = /^\/task-submission\/[^/]+$/
/** As in next.config.ts, but with the microphone for this site. */
const microphonePolicy = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()'

/** The maximum size of a server action's body, in bytes; Next has the same limit but answers 500 beyond it. */
const maxActionBytes = 3 * 1024 * 1024

/**
 * Redirects visitors without a session cookie to the login screen, with the path to return to, sets the content
 * security policy, and rejects requests that Next would answer with 500. The redirect is not an access check: pages and
 * commands verify the session against the database. The only thing it reads there is whether a task's page may use the
 * microphone.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  return withTransportSecurity(request, await answer(request))
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (!isReadablePath(pathname)) return refuse(400, 'Bad Request')
  if (isChange(request.method) && isForeign(request.headers, process.env.NEXTAUTH_URL)) return refuse(403, 'Forbidden')
  const rejection = await errorResponse(request)
  if (rejection) return rejection
  const isVisitor = !sessionCookieNames.some((name) => request.cookies.has(name))
  // Server actions check access themselves; their caller has a form open, which shows that the session has expired.
  const isAction = request.method === 'POST' && request.headers.has('next-action')
  if (isVisitor && !isAction && !open.has(pathname)) {
    const login = new URL('/login', request.nextUrl)
    if (pathname !== '/') login.searchParams.set('callbackUrl', pathname + search)
    return withClosedPolicy(NextResponse.redirect(login))
  }

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-path', pathname + search)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  const origin = request.headers.get('origin')
  // Next compares an action's origin with this header or else Host, and knows no other name of the site.
  if (isAction && origin !== null) headers.set('x-forwarded-host', new URL(origin).host)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (isTaskDocument(request) && (await isDictationAllowed())) {
    response.headers.set('Permissions-Policy', microphonePolicy)
  }
  return response
}

/** Whether a task is opened as a document; what scripts fetch has no policy of its own. */
function isTaskDocument({ method, nextUrl, headers }: NextRequest): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  return (method === 'GET' || method === 'HEAD') && taskPath.test(nextUrl.pathname) && destination === 'document'
}

function refuse(status: number, message: string): NextResponse {
  return withClosedPolicy(NextResponse.json(errorBody(message), { status, headers: refusalHeaders(status) }))
}

function withClosedPolicy(response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', closedPolicy)
  return response
}

function withTransportSecurity({ nextUrl, headers }: NextRequest, response: NextResponse): NextResponse {
  const value = transportSecurity(process.env, nextUrl.protocol === 'https:' || cameByHttps(headers))
  if (value) response.headers.set('Strict-Transport-Security', value)
  return response
}

/** The response to an unsupported method, or to a server action that cannot be parsed; null for any other request. */
async function errorResponse(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return refuse(405, 'Method Not Allowed')
  const type = request.headers.get('content-type') ?? ''
  // No form of the application sends files to a page.
  if (/^\s*multipart\//i.test(type)) return refuse(415, 'Unsupported Media Type')
  if (!request.headers.has('next-action')) return null
  if (!/^\s*text\/plain\b/i.test(type)) return refuse(415, 'Unsupported Media Type')
  const body = await readBounded(request.body, maxActionBytes)
  if (!body) return refuse(413, 'Content Too Large')
  return isArguments(Buffer.from(body).toString('utf8')) ? null : refuse(400, 'Bad Request')
}

function contentSecurityPolicy(nonce: string): string {
  // React's development build needs `eval` for server stack traces; the production build does not.
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
