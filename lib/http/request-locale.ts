import 'server-only'
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { readViewer } from '@/lib/auth/session'
import type { Viewer } from '@/lib/auth/policy'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { acceptedLocale } from '@/lib/i18n/accepted-locale'
import type { Locale } from '@/lib/i18n/locale'
import { shownToken } from '@/lib/tokens/token'

/** The language from the request's `Accept-Language` header. */
export async function browserLocale(): Promise<Locale> {
  return acceptedLocale((await headers()).get('accept-language'))
}

/** The viewer's language, else the family's, else the browser's. */
export async function localeOf(viewer: Viewer | null): Promise<Locale> {
  return viewer?.language ?? viewer?.familyLanguage ?? (await browserLocale())
}

/**
 * The language of the current request, read once per request. Calls with an access token use `Accept-Language` instead
 * of the user's setting. While the session cannot be read, the browser's language applies.
 */
export const requestLocale = cache(async (): Promise<Locale> => {
  if (shownToken((await headers()).get('authorization')) !== null) return browserLocale()
  try {
    return await localeOf(await readViewer())
  } catch (error) {
    unstable_rethrow(error)
    return browserLocale()
  }
})

/** The same for a REST call; with an access token, the session is not read. */
async function localeFor(request: Request | undefined): Promise<Locale> {
  const isProgram = request !== undefined && shownToken(request.headers.get('authorization')) !== null
  return isProgram ? acceptedLocale(request.headers.get('accept-language')) : requestLocale()
}

/**
 * The language of an error's message: that of the call, or the browser's while the database is unavailable, because
 * reading the session again would double the time until the response.
 */
export const localeForError = (error: unknown, request?: Request): Promise<Locale> =>
  isDatabaseUnavailable(error) ? browserLocale() : localeFor(request)
