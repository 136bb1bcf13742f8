const forwarded = 'x-forwarded-for'

/**
 * The address a request came from, as far as it can be trusted: the last entry of X-Forwarded-For that was
 * not written by the client, given how many proxies of our own stand in front. IPv6 is cut to its /64,
 * which is what one household gets.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const entries = (headers.get(forwarded) ?? '').split(',').map((entry) => entry.trim())
  const address = entries.at(-1 - trustedProxies) ?? entries[0] ?? ''
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? `${expandGroups(plain).slice(0, 4).join(':')}::/64` : plain || 'unknown'
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}
