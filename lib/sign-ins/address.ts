import { messages } from '@/lib/messages'

/** The /64 of ::1: what came over IPv6 from the machine that Laurel runs on. */
const loopback = '0:0:0:0::/64'

/** An address on record, for people: the machine's own by name, and IPv6 without its runs of zeros. */
export function shownAddress(address: string): string {
  if (address === loopback || /^127\.\d+\.\d+\.\d+$/.test(address)) return messages.account.thisComputer
  return address.replace(/(?::0)+::/, '::')
}
