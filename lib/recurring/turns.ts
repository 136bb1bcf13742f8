import type { Day } from '@/lib/calendar'

export const modes = ['each', 'turn'] as const
/** Each member gets every occurrence, or one member at a time gets it in turn. */
export type Mode = (typeof modes)[number]

/** A member of a rule; places order the turns and may have gaps. */
export type PlacedMember = { readonly memberId: string; readonly place: number }

/** Whether a member gets tasks of recurring rules on a day. */
export type IsUnpaused = (memberId: string, day: Day) => boolean

type Shared = {
  readonly mode: Mode
  readonly members: readonly PlacedMember[]
  /** The place of the member who took the last turn; null before the first. */
  readonly lastPlace: number | null
}

/** An occurrence of a member. */
export type Share = { readonly memberId: string; readonly day: Day }

/**
 * Who gets each occurrence. In turn it is the next unpaused member after the one who had the occurrence before; a day
 * on which everybody is paused is skipped and takes nobody's turn. Returns also what pauses keep from each member (in
 * turn, from all of them), and the place of the last turn, from which the following days continue.
 */
export function shareOut(days: readonly Day[], { mode, members, lastPlace }: Shared, isUnpaused: IsUnpaused) {
  const inOrder = [...members].sort((one, other) => one.place - other.place)
  const shared: Share[] = []
  const skipped: Share[] = []
  let last = lastPlace
  for (const day of days) {
    const present = inOrder.filter(({ memberId }) => isUnpaused(memberId, day))
    const next = present.find(({ place }) => last === null || place > last) ?? present[0]
    const chosen = mode === 'each' ? present : next ? [next] : []
    if (mode === 'turn' && next) last = next.place
    const kept = mode === 'turn' && next ? [] : inOrder.filter((member) => !present.includes(member))
    shared.push(...chosen.map(({ memberId }) => ({ memberId, day })))
    skipped.push(...kept.map(({ memberId }) => ({ memberId, day })))
  }
  return { shared, skipped, lastPlace: last }
}
