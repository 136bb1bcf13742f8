import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { callerOf } from '@/lib/auth/caller'
import { signIn } from '@/lib/account/commands'
import { cameByHttps, sessionCookieName, sessionSeconds } from '@/lib/auth/cookie'
import { rememberDevice } from '@/lib/auth/device'
import { credentialsSchema } from '@/lib/account/schema'
import { markViewer, recordEnd, signedInClaims, supersedeSession, viewerOf } from '@/lib/auth/session'
import { nobody } from '@/lib/auth/viewer-cookie'
import { now } from '@/lib/clock'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { env, isServedByHttps } from '@/lib/env'
import { acceptedLocale } from '@/lib/i18n/accepted-locale'
import { errorAnswerOf } from '@/lib/http/errors'
import { log } from '@/lib/log'

declare module 'next-auth' {
  /** What `authorize` returns, beside the id. */
  interface User {
    sessionVersion: number
  }
}

/**
 * next-auth options for a request: one credentials provider with the same command, cookie and claims. next-auth treats
 * anything that a callback throws as a wrong password or an ended session, so `onUnavailable` reports an unreachable
 * database.
 */
export function authOptions(
  request: Pick<Request, 'headers'>,
  onUnavailable: (error: unknown) => void = () => undefined,
): NextAuthOptions {
  const secure = isServedByHttps() || cameByHttps(request.headers)
  const watched =
    <A extends unknown[], R>(callback: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await callback(...args)
      } catch (error) {
        if (isDatabaseUnavailable(error)) onUnavailable(error)
        throw error
      }
    }
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
          const locale = acceptedLocale(headers.get('accept-language'))
          const scope = { viewer: null, now: now(), timeZone: env().FAMILY_TIME_ZONE, locale }
          try {
            const credentials = credentialsSchema.parse(input)
            return await watched(signIn)(scope, credentials, callerOf(headers))
          } catch (error) {
            throw new Error(errorAnswerOf(error, { locale }).message)
          }
        },
      }),
    ],
    events: {
      signIn: watched(async ({ user }) => {
        await supersedeSession(now())
        await markViewer(user.id)
        await rememberDevice(user, now())
      }),
      signOut: watched(async ({ token }) => {
        await recordEnd(token, now())
        await markViewer(nobody)
      }),
    },
    logger: {
      error: (code, details) => log.warn({ event: 'next_auth', code, details }, 'next-auth refused a request'),
      warn: () => undefined,
      debug: () => undefined,
    },
    callbacks: {
      jwt: watched(async ({ token, user }) => {
        if (user) return signedInClaims(user)
        // Clearing the user would leave a session that looks signed in; only throwing ends it.
        if (!(await viewerOf(token))) throw new Error('This session is over.')
        return token
      }),
      session: watched(async ({ session, token }) => {
        const viewer = await viewerOf(token)
        return {
          ...session,
          user: viewer ? { id: viewer.id, name: viewer.username, isAdmin: viewer.isAdmin } : undefined,
        }
      }),
    },
  }
}
