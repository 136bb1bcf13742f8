import type { Asker } from '@/lib/auth/policy'
import type { Scope } from '@/lib/scope'

export const paris = 'Europe/Paris'

/** A scope at a chosen moment; noon in the winter of 2026 unless told. */
export function testScope<A extends Asker>(viewer: A, now = '2026-11-21T11:00:00Z'): Scope<A> {
  return { viewer, now: new Date(now), timeZone: paris, locale: 'en' }
}
