import type { Level } from './schema'
import type { Language } from './text/language'

export type CriterionId = 'answers' | 'complete' | 'own' | 'clear'

/**
 * What a solution is judged by, whoever judges. The weights add up to 100 and are even, so that half of
 * each is a whole number; without the first or the second nothing reaches the threshold.
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

/** The score from which a submission is accepted. */
export const PASS_SCORE = 70

/** How many of so many expectations have to be met at least in part. */
export const expectationsNeeded = (count: number) => Math.ceil((count * 2) / 3)

/** What an evaluator found about a criterion, before anything of it is believed. */
export type Finding = { id: CriterionId; level: Level; evidence: string[] }
/** What it found about the expectation at that place of the task's list. */
export type ExpectationFinding = { index: number; level: Level; evidence: string[] }

export type Findings = {
  evaluator: string
  promptVersion: string
  criteria: Finding[]
  /** None when the task lists none. */
  expectations?: ExpectationFinding[]
  /** The evaluator could not tell. */
  isUnsure?: boolean
  /** The text shows signs of danger to its writer. */
  showsDanger?: boolean
  reasoning: string
  feedback: string
  /** What would change the verdict, in place of the usual advice: a fixed sentence, never a model's words. */
  nextStep?: string
  /** The language to speak to the writer in; the text's when left out. */
  language?: Language
}
