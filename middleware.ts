import { type NextRequest, NextResponse } from 'next/server'
import { cameByHttps, sessionCookieNames } from '@/lib/auth/cookie'

export const config = {
  runtime: 'nodejs',
  // Uploads stay out: a body that passes through here is cut at 10 MB.
  matcher: ['/((?!api/upload/avatar$|_next/static/|icon\\.svg$|apple-icon\\.png$).*)'],
}

/** Paths that anyone may see. Everything else redirects whoever carries no session cookie. */
const open = new Set(['/login', '/not-found'])

/** What a server action is sent at most, in bytes; Next answers what is beyond its own limit, the same, with 500. */
const longestAction = 3 * 1024 * 1024
const deepestAction = 32

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
  if (isForeign(request)) return refuse(403, 'Forbidden')
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
  const headers = { 'Cache-Control': 'private, no-store', ...(status === 405 && { Allow: 'GET, HEAD, POST' }) }
  return closed(NextResponse.json({ message, error: message }, { status, headers }))
}

/** What is no page of ours has nothing to run and nothing to show. */
function closed(response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
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

/** A form or server action sent from another site. */
function isForeign(request: NextRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  // A browser sends neither of these headers for another site: a proxy of ours may set the second.
  const hosts = [request.headers.get('host'), request.headers.get('x-forwarded-host')]
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
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
  const body = await readAtMost(request, longestAction)
  if (body === null) return refuse(413, 'Content Too Large')
  return isArguments(body) ? null : refuse(400, 'Bad Request')
}

/** The body as text, or null when it is longer, however it is sent. */
async function readAtMost(request: NextRequest, limit: number): Promise<string | null> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) return null
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * True for the arguments of our server actions: an array of plain JSON. React's wire format knows more, all of it
 * strings that begin with a dollar sign: references to other parts, which these bodies lack, dates, big numbers.
 */
function isArguments(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    return Array.isArray(value) && isPlain(value, 0)
  } catch {
    return false
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > deepestAction) return false
  if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined'
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every((inner) => isPlain(inner, depth + 1))
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
