import 'server-only'
import { env, isServedByHttps } from '@/lib/env'

/** A path as an absolute URL: at NEXTAUTH_URL, else at the host that the request names. */
export function publicAddress({ headers, url }: Pick<Request, 'headers' | 'url'>, path: string): string {
  const { NEXTAUTH_URL } = env()
  if (NEXTAUTH_URL) return new URL(path, NEXTAUTH_URL).href
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const named = host && `${isServedByHttps() ? 'https' : 'http'}://${host}`
  return new URL(path, named && URL.canParse(named) ? named : url).href
}
