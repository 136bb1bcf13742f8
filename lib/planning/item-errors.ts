import { checkEntries } from '@/lib/imports/schema'
import { entriesOf, missingIn, type PlanItem } from '@/lib/planning/table'

/** The messages of the items that an import would refuse, by key, except of those in which something is missing. */
export function itemErrors(items: readonly PlanItem[], timeZone: string): Map<number, string> {
  const member = { id: '', username: '-' }
  return new Map(
    items.flatMap((item): [number, string][] => {
      if (missingIn(item).length > 0) return []
      const [entry] = checkEntries(entriesOf([{ ...item, memberId: member.id }], [member]), timeZone) ?? []
      return entry?.error ? [[item.key, entry.error.message]] : []
    }),
  )
}
