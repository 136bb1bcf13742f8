import { type NextRequest, NextResponse } from 'next/server'
import { cameByHttps, sessionCookieNames } from '@/lib/auth/cookie'
import { readBounded } from '@/lib/http/bounded'
import { isSound } from '@/lib/http/nested'
import { isChange, isForeign } from '@/lib/http/origin'
import { closedPolicy, errorBody, noStore } from '@/lib/http/refusal.mjs'

export const config = {
  runtime: 'nodejs',
  // Uploads stay out: a body that passes through here is cut at 10 MB.
  matcher: ['/((?!api/upload/avatar$|_next/static/|icon\\.svg$|apple-icon\\.png$).*)'],
}

/** Paths that anyone may see. Everything else redirects whoever carries no session cookie. */
const open = new Set(['/login', '/not-found'])

/** What a server action is sent at most, in bytes; Next answers what is beyond its own limit, the same, with 500. */
const longestAction = 3 * 1024 * 1024

/**
 * Sends visitors without a session cookie to sign in, remembering where they were going, sets the content
 * security policy, and refuses what Next would fail over. It only redirects: pages and commands ask the
 * database who it is.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  return strictly(request, await answer(request))
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (!isReadable(pathname)) return refuse(400, 'Bad Request')
  // REST guards itself, and has no page to send anyone to.
  if (pathname.startsWith('/api/')) return closed(NextResponse.next())
  if (isChange(request.method) && isForeign(request.headers, process.env.NEXTAUTH_URL)) return refuse(403, 'Forbidden')
  const refusal = await refusalOf(request)
  if (refusal) return refusal
  const isVisitor = !sessionCookieNames.some((name) => request.cookies.has(name))
  // A server action guards itself. Whoever calls it has a form open, and reads there that the session is over.
  const isAction = request.method === 'POST' && request.headers.has('next-action')
  if (isVisitor && !isAction && !open.has(pathname)) {
    const login = new URL('/login', request.nextUrl)
    if (pathname !== '/') login.searchParams.set('callbackUrl', pathname + search)
    return closed(NextResponse.redirect(login))
  }

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-path', pathname + search)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

function refuse(status: number, message: string): NextResponse {
  const headers = { ...noStore, ...(status === 405 && { Allow: 'GET, HEAD, POST' }) }
  return closed(NextResponse.json(errorBody(message), { status, headers }))
}

function closed(response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', closedPolicy)
  return response
}

/** Served by https, a browser is told to use nothing else for this host; for those below it only by a setting. */
function strictly(request: NextRequest, response: NextResponse): NextResponse {
  const isHttps =
    request.nextUrl.protocol === 'https:' ||
    cameByHttps(request.headers) ||
    process.env.NEXTAUTH_URL?.startsWith('https:')
  const subdomains = process.env.HSTS_INCLUDE_SUBDOMAINS === '1' ? '; includeSubDomains' : ''
  if (isHttps) response.headers.set('Strict-Transport-Security', `max-age=63072000${subdomains}`)
  return response
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** The answer to a method that pages lack, and to a server action that cannot be read. */
async function refusalOf(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (request.method !== 'POST') return refuse(405, 'Method Not Allowed')
  const type = request.headers.get('content-type') ?? ''
  // No form of ours sends files to a page.
  if (/^\s*multipart\//i.test(type)) return refuse(415, 'Unsupported Media Type')
  if (!request.headers.has('next-action')) return null
  if (!/^\s*text\/plain\b/i.test(type)) return refuse(415, 'Unsupported Media Type')
  const body = await readBounded(request.body, longestAction)
  if (!body) return refuse(413, 'Content Too Large')
  return isArguments(Buffer.from(body).toString('utf8')) ? null : refuse(400, 'Bad Request')
}

/**
 * True for the arguments of our server actions: an array of plain JSON. React's wire format knows more, all of it
 * strings that begin with a dollar sign: references to other parts, which these bodies lack, dates, big numbers.
 */
function isArguments(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    return Array.isArray(value) && isSound(value, (text, isKey) => isKey || isPlain(text))
  } catch {
    return false
  }
}

function isPlain(text: string): boolean {
  return !text.startsWith('$') || text.startsWith('$$') || text === '$undefined'
}

function contentSecurityPolicy(nonce: string): string {
  // React's development build evaluates strings to show server stacks; the production build never does.
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
