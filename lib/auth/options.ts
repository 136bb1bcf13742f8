import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { callerOf } from '@/lib/auth/caller'
import { signIn } from '@/lib/auth/commands'
import { cameByHttps, sessionCookieName, sessionSeconds } from '@/lib/auth/cookie'
import { credentialsSchema } from '@/lib/auth/schema'
import { newClaims, recordEnd, supersedeSession, viewerOf } from '@/lib/auth/session'
import { now } from '@/lib/clock'
import { env, isServedByHttps } from '@/lib/env'
import { failureOf } from '@/lib/failure'
import { log } from '@/lib/log'

/** next-auth's settings for a request: one credentials provider over the same command, cookie and claims. */
export function authOptions(request: Pick<Request, 'headers'>): NextAuthOptions {
  const secure = isServedByHttps() || cameByHttps(request.headers)
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login' },
    cookies: {
      sessionToken: {
        name: sessionCookieName(isServedByHttps()),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    providers: [
      Credentials({
        credentials: { username: {}, password: { type: 'password' }, code: {} },
        async authorize(input, request) {
          const headers = new Headers(request.headers as Record<string, string> | undefined)
          const scope = { viewer: null, now: now(), timeZone: env().FAMILY_TIME_ZONE }
          try {
            const credentials = credentialsSchema.parse(input)
            return await signIn(scope, credentials, callerOf(headers))
          } catch (error) {
            throw new Error(failureOf(error).message)
          }
        },
      }),
    ],
    events: { signIn: () => supersedeSession(now()), signOut: ({ token }) => recordEnd(token, now()) },
    logger: {
      error: (code, details) => log.warn({ event: 'next_auth', code, details }, 'next-auth refused a request'),
      warn: () => undefined,
      debug: () => undefined,
    },
    callbacks: {
      async jwt({ token, user }) {
        if (user) return newClaims(user as unknown as { id: string; sessionVersion: number })
        // Blanking the user would leave a session that looks signed in; only throwing ends it.
        if (!(await viewerOf(token))) throw new Error('This session is over.')
        return token
      },
      async session({ session, token }) {
        const viewer = await viewerOf(token)
        return {
          ...session,
          user: viewer ? { id: viewer.id, name: viewer.username, isAdmin: viewer.isAdmin } : undefined,
        }
      },
    },
  }
}
