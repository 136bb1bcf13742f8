import { addDays, type Day } from '@/lib/calendar'
import { occurrences, type Recurrence } from '@/lib/recurring/occurrences'
import { shareOut, type IsUnpaused, type Mode, type PlacedMember, type Share } from '@/lib/recurring/turns'

export type ExtendedRule = Recurrence & {
  readonly mode: Mode
  readonly members: readonly PlacedMember[]
  readonly lastPlace: number | null
  /** Occurrences up to this day have been made or skipped. */
  readonly extendedTo: Day
  readonly ignoresPauses: boolean
}

type Moment = { readonly today: Day; readonly horizon: Day; readonly isUnpaused: IsUnpaused }

/**
 * What a rule makes up to the horizon: the occurrences from today on that a pause skipped and that no pause skips any
 * more, then the new ones. Turns go on in this order, so that nobody gets more of them because of a pause. Returns also
 * the skipped occurrences from today on that remain.
 */
export function extensionOf(rule: ExtendedRule, skippedBefore: readonly Share[], moment: Moment) {
  const { today, horizon } = moment
  const isUnpaused: IsUnpaused = rule.ignoresPauses ? () => true : moment.isUnpaused
  const open = skippedBefore.filter(({ day }) => day >= today)
  const isFreed = ({ memberId, day }: Share) => isUnpaused(memberId, day)
  const freedDays = new Set(open.filter(isFreed).map(({ day }) => day))
  // A rule that was changed in between may not occur on these days any more.
  const returning = occurrences(rule, today, rule.extendedTo).filter((day) => freedDays.has(day))
  const wasSkipped = new Set(open.map(({ memberId, day }) => `${memberId} ${day}`))
  const back = shareOut(returning, rule, (memberId, day) =>
    rule.mode === 'turn'
      ? isUnpaused(memberId, day)
      : isUnpaused(memberId, day) && wasSkipped.has(`${memberId} ${day}`),
  )
  const next = shareOut(
    occurrences(rule, addDays(rule.extendedTo, 1), horizon),
    { ...rule, lastPlace: back.lastPlace },
    isUnpaused,
  )
  const stillSkipped = open.filter((skip) => (rule.mode === 'turn' ? !freedDays.has(skip.day) : !isFreed(skip)))
  return {
    shared: [...back.shared, ...next.shared],
    skipped: [...stillSkipped, ...next.skipped.filter(({ day }) => day >= today)],
    lastPlace: next.lastPlace,
    extendedTo: rule.extendedTo > horizon ? rule.extendedTo : horizon,
  }
}
