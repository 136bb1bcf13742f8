import type { Translate } from '@/lib/i18n/message'

/** What ::1 is counted as: what came over IPv6 from the machine that Laurel runs on. Older rows have its /64. */
const loopback = /^0:0:0:0::\/(56|64)$/

/** An address on record, for people: the machine's own by name, and IPv6 without its runs of zeros. */
export function shownAddress(address: string, t: Translate<'account'>): string {
  if (loopback.test(address) || /^127\.\d+\.\d+\.\d+$/.test(address)) return t('thisComputer')
  return address.replace(/(?::0)+::/, '::')
}
