import type { MemberLevel } from '@/lib/users/level'
import type { Level } from './schema'
import type { Language } from './text/language'

export type CriterionId = 'answers' | 'complete' | 'own' | 'clear'

/**
 * Grading criteria, common to all evaluators. The weights add up to 100 and are even, so that half of each is an
 * integer; without either of the first two the threshold cannot be reached.
 */
export const criteria: readonly { id: CriterionId; label: string; question: string; weight: number }[] = [
  {
    id: 'answers',
    label: 'Does what the task asks',
    question: 'Is it about this very task, and does it do or answer what was asked?',
    weight: 36,
  },
  {
    id: 'complete',
    label: 'Tells enough',
    question: 'Are there enough details, steps or reasons for someone who was not there to know what was done?',
    weight: 34,
  },
  {
    id: 'own',
    label: 'Own words and ideas',
    question: "Is it in the writer's own words, with something they did, saw, thought or worked out themselves?",
    weight: 20,
  },
  {
    id: 'clear',
    label: 'Easy to follow',
    question: 'Can someone else follow it? Spelling mistakes do not matter.',
    weight: 10,
  },
]

/** The criteria as text: repeating them is no evidence. */
export const rubric = criteria.map(({ label, question }) => `${label}\n${question}`).join('\n')

/** Distinct own words that a submission needs for any credit, and for full credit, from every evaluator. */
export const fewestOwnWords: Record<MemberLevel, { partial: number; full: number }> = {
  starting: { partial: 1, full: 1 },
  growing: { partial: 2, full: 4 },
  sure: { partial: 2, full: 4 },
}

/** The minimum score for acceptance. */
export const PASS_SCORE = 70

/** How many of `count` expectations must be met at least in part. */
export const expectationsNeeded = (count: number) => Math.ceil((count * 2) / 3)

/** An evaluator's unverified claim about a criterion. */
export type Finding = { id: CriterionId; level: Level; evidence: string[] }
/** Its claim about the expectation at that index of the task's list. */
export type ExpectationFinding = { index: number; level: Level; evidence: string[] }

export type Findings = {
  evaluator: string
  promptVersion: string
  criteria: Finding[]
  /** Omitted when the task has none. */
  expectations?: ExpectationFinding[]
  /** The evaluator could not decide. */
  isUnsure?: boolean
  /** The text shows signs of danger to its writer. */
  showsDanger?: boolean
  reasoning: string
  feedback: string
  /** What would change the verdict, instead of the usual advice: sentences of the rules, never model output. */
  nextStep?: string
  /** The language of the feedback; defaults to the text's. */
  language?: Language
}

/** The criterion that lacks most of its points; undefined without any criterion. */
export function weakestOf<T extends { points: number; outOf: number }>(graded: readonly T[]): T | undefined {
  const lacking = ({ points, outOf }: T) => outOf - points
  return [...graded].sort((one, other) => lacking(other) - lacking(one))[0]
}
