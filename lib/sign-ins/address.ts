import type { Translate } from '@/lib/i18n/message'

/** The stored form of ::1: IPv6 connections from the server itself. Older rows use its /64. */
const loopback = /^0:0:0:0::\/(56|64)$/

/** A stored address for display: the server's own by name, and IPv6 with runs of zeros shortened. */
export function shownAddress(address: string, t: Translate<'account'>): string {
  if (loopback.test(address) || /^127\.\d+\.\d+\.\d+$/.test(address)) return t('thisComputer')
  return address.replace(/(?::0)+::/, '::')
}
