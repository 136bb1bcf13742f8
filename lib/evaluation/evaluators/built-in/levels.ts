import type { CriterionId } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'
import type { Reason } from './judge'

/** The levels of the criteria in a text that is refused for this reason; without one it is accepted. */
export function levelsOf(reason: Reason | undefined, isFull: boolean, hasOwnWork: boolean): Record<CriterionId, Level> {
  const clear: Level = reason === undefined ? 'full' : 'partial'
  switch (reason) {
    case undefined:
      return { answers: 'full', complete: isFull ? 'full' : 'partial', own: 'full', clear }
    case 'untied':
    case 'foreign':
    case 'otherLanguage':
    case 'impersonal':
    case 'perhapsUndone':
      return { answers: 'none', complete: 'partial', own: 'partial', clear }
    case 'short':
    case 'missing':
      return { answers: 'partial', complete: 'none', own: 'partial', clear }
    case 'gibberish':
    case 'injection':
      // A sentence of the writer's own on the task never scores 0.
      return { answers: 'none', complete: 'none', own: 'none', clear: hasOwnWork ? 'partial' : 'none' }
    default:
      return { answers: 'none', complete: 'none', own: 'none', clear }
  }
}
