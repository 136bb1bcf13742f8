import { cameByHttps } from '@/lib/auth/cookie'

/** The address of this site as its visitors know it: NEXTAUTH_URL, or what the request came to. */
export function ownAddress(headers: Pick<Headers, 'get'>, configured: string | undefined): string {
  if (configured) return new URL(configured).origin
  const protocol = cameByHttps(headers) ? 'https' : 'http'
  const addresses = ['x-forwarded-host', 'host'].map((name) => `${protocol}://${first(headers.get(name))}`)
  return addresses.find((address) => URL.canParse(address)) ?? `${protocol}://localhost`
}

/** The first value of a header, to which each proxy may have added its own. */
const first = (value: string | null) => value?.split(',')[0]?.trim() ?? ''

/** Whether an address is that of the computer itself, which no other device can open. */
export function isOwnComputer(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
