import { expectationsNeeded } from './rubric'
import type { StoredExpectation } from './schema'

type Graded = Pick<StoredExpectation, 'text' | 'isHidden' | 'level'>

/** A text that was not accepted, and how far it met each expectation of its task. */
export type EarlierText = { text: string; expectations: readonly Graded[] }

/** Whether as many are met as acceptance needs. */
export const isEnough = (expectations: readonly Pick<Graded, 'level'>[]) =>
  expectations.filter(({ level }) => level !== 'none').length >= expectationsNeeded(expectations.length)

/**
 * The expectations that the feedback names as missing: as many as acceptance needs, visible ones first. When accepted,
 * all visible ones.
 */
export function missingFrom<T extends Graded>(expectations: readonly T[], isAccepted: boolean): T[] {
  const isHiddenMissing = expectations.some(({ level, isHidden }) => level === 'none' && isHidden)
  // How many parts of a hidden answer are right must not change the feedback.
  const missing = expectations.filter(({ level, isHidden }) => level === 'none' || (isHidden && isHiddenMissing))
  const visible = missing.filter(({ isHidden }) => !isHidden)
  if (isAccepted) return visible
  if (isEnough(expectations)) return []
  const lacking = expectationsNeeded(expectations.length) - (expectations.length - missing.length)
  return [...visible, ...missing.filter(({ isHidden }) => isHidden)].slice(0, Math.max(0, lacking))
}
