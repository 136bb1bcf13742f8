import 'server-only'
import { hashOf } from '@/lib/hash'
import type { Recurrence } from '@/lib/recurring/occurrences'
import type { Mode } from '@/lib/recurring/turns'

type Identified = { memberIds: readonly string[]; mode: Mode; title: string } & Recurrence

/** A hash that is equal for rules that would create the same tasks. In turn, the order of the members matters. */
export function ruleIdentity({ memberIds, mode, title, anchor, interval, every, weekdays = [] }: Identified): string {
  const members = mode === 'turn' ? memberIds : [...memberIds].sort()
  const parts = [members.join(), mode, anchor, interval, every, weekdays.join(), title]
  return hashOf(parts.join('|'))
}
