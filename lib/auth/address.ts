import 'server-only'
import { isIP } from 'node:net'

const forwarded = 'x-forwarded-for'

/** The address shared by all clients whose own cannot be determined. */
export const unknownAddress = 'unknown'

/**
 * The client's address as far as it can be trusted: the last entry of X-Forwarded-For that the client could not have
 * written, given the number of trusted reverse proxies.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const entries = (headers.get(forwarded) ?? '').split(',')
  return countedAddress(entries.at(-1 - trustedProxies) ?? entries[0] ?? '')
}

/**
 * The throttle key for an X-Forwarded-For entry: an IPv4 address without its port, an IPv6 address as its /56 (the
 * prefix delegated to a household), and anything else as `unknown`.
 */
export function countedAddress(entry: string): string {
  const address = bareAddress(entry)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return unknownAddress
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** The entry without quotes, brackets, port and zone. */
function bareAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1]
  return (bracketed ?? withPort ?? text).replace(/%.*$/, '')
}

/** The eight groups of a valid IPv6 address, whose last two may be in IPv4 notation. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = [], tail = []] = hex.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16))
}
