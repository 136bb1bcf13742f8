/** Longest address of a push service, in characters; also enforced by the database. */
export const longestEndpoint = 1000

const localNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|invalid|test)$/
const address = /^(?:[\d.]+|\[.*\])$/

/**
 * Whether a browser's push service may be at this address: https on its usual port, of a host with a public name. What
 * the name resolves to is checked when something is sent. `reachesLoopback` also allows this machine.
 */
export function isPushEndpoint(text: string, { reachesLoopback }: { reachesLoopback: boolean }): boolean {
  if (text.length > longestEndpoint || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (reachesLoopback && hostname === '127.0.0.1') return protocol === 'https:' || protocol === 'http:'
  const name = hostname.replace(/\.$/, '')
  return protocol === 'https:' && port === '' && name.includes('.') && !address.test(name) && !localNames.test(name)
}
