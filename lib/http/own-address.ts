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
