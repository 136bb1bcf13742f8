import { type NextRequest, NextResponse } from 'next/server'
import { sessionCookieNames } from '@/lib/auth/cookie'

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/static|_next/image|icon|apple-icon|favicon).*)'],
}

/** Paths that anyone may see. Everything else redirects whoever carries no session cookie. */
const open = new Set(['/login', '/not-found'])

/**
 * Sends visitors without a session cookie to sign in, remembering where they were going, and sets the content
 * security policy. It only redirects: pages and commands ask the database who it is.
 */
export default function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isVisitor = !sessionCookieNames.some((name) => request.cookies.has(name))
  if (isVisitor && !open.has(pathname)) {
    const login = new URL('/login', request.nextUrl)
    if (pathname !== '/') login.searchParams.set('callbackUrl', pathname + search)
    return NextResponse.redirect(login)
  }

  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-path', pathname + search)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
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
