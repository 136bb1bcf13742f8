import { type NextRequest, NextResponse } from 'next/server'
import { sessionCookieNames } from '@/lib/auth/cookie'

export const config = {
  runtime: 'nodejs',
  // Uploads stay out: a body that passes through here is cut at 10 MB.
  matcher: ['/((?!api/upload/|_next/static|_next/image|icon|apple-icon|favicon).*)'],
}

/** Paths that anyone may see. Everything else redirects whoever carries no session cookie. */
const open = new Set(['/login', '/not-found'])

/**
 * Sends visitors without a session cookie to sign in, remembering where they were going, and sets the content
 * security policy. It only redirects: pages and commands ask the database who it is.
 */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (!isReadable(pathname)) return NextResponse.json({ message: 'Bad Request', error: 'Bad Request' }, { status: 400 })
  // REST guards itself, and has no page to send anyone to.
  if (pathname.startsWith('/api/')) return NextResponse.next()
  if (isForeign(request)) return new NextResponse('Forbidden', { status: 403 })
  const isVisitor = !sessionCookieNames.some((name) => request.cookies.has(name))
  if (isVisitor && !open.has(pathname)) {
    const login = new URL('/login', request.nextUrl)
    if (pathname !== '/') login.searchParams.set('callbackUrl', pathname + search)
    return NextResponse.redirect(login)
  }

  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-path', pathname + search)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (request.nextUrl.protocol === 'https:') {
    response.headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
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
  const origin = request.headers.get('origin')
  if (origin === null) return false
  // A browser sends neither of these headers for another site: a proxy of ours may set the second.
  const hosts = [request.headers.get('host'), request.headers.get('x-forwarded-host')]
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
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
