import { checkEntries } from '@/lib/imports/schema'
import { entriesOf, type PlanItem } from '@/lib/planning/table'

/** The messages of the items that an import would refuse, by key. */
export function itemErrors(items: readonly PlanItem[], timeZone: string): Map<number, string> {
  const member = { id: '', username: '-' }
  return new Map(
    items.flatMap((item): [number, string][] => {
      const [entry] = checkEntries(entriesOf([{ ...item, memberId: member.id }], [member]), timeZone) ?? []
      return entry?.error ? [[item.key, entry.error.message]] : []
    }),
  )
}
