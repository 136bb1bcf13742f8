import { cameByHttps } from '@/lib/auth/cookie'
import { hostsOf } from '@/lib/http/origin'

/** The address of this site as its visitors know it: NEXTAUTH_URL, or what the request came to. */
export function ownAddress(headers: Pick<Headers, 'get'>, configured: string | undefined): string {
  if (configured) return new URL(configured).origin
  const protocol = cameByHttps(headers) ? 'https' : 'http'
  const addresses = hostsOf(headers).map((host) => `${protocol}://${host}`)
  return addresses.find((address) => URL.canParse(address)) ?? `${protocol}://localhost`
}

/** Whether an address is that of the computer itself, which no other device can open. */
export function isOwnComputer(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

/**
 * Whether the browser will drop the session cookie: it is at an http address, and the cookie is for https because
 * `configured`, which is NEXTAUTH_URL, is. Browsers keep it on their own computer.
 */
export function dropsCookie(headers: Pick<Headers, 'get'>, configured: string | undefined): boolean {
  const origin = headers.get('origin')
  const isHttp = origin !== null && URL.canParse(origin) && new URL(origin).protocol === 'http:'
  return isHttp && configured?.startsWith('https:') === true && !isOwnComputer(origin)
}
