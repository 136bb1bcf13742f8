import { evidenceIn, type Subject } from './evidence'
import { composeFeedback, plainText } from './feedback'

export type Level = 'none' | 'partial' | 'full'
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

const rubric = criteria.map(({ label, question }) => `${label}\n${question}`).join('\n')

/** The score from which a submission is accepted. */
export const PASS_SCORE = 70

/** The different words of its own that a submission needs for anything to count, and to count fully. */
const FEWEST_OWN_WORDS = 2
const ENOUGH_OWN_WORDS = 4
/** A sentence with one word of its own ("I watered the plants.") shows this much: it is never scored 0. */
const SHOWN_BY_ONE_SENTENCE: CriterionId = 'clear'

const share: Record<Level, number> = { none: 0, partial: 0.5, full: 1 }
const LONGEST_REASONING = 2_000

/** What an evaluator found, before anything of it is believed. */
export type Finding = { id: CriterionId; level: Level; evidence: string[] }
export type Findings = {
  evaluator: string
  promptVersion: string
  criteria: Finding[]
  reasoning: string
  feedback: string
}

export type GradedCriterion = Finding & { label: string; points: number; outOf: number }
export type Evaluation = {
  score: number
  isAccepted: boolean
  feedback: string
  reasoning: string
  criteria: GradedCriterion[]
}

/**
 * The evaluation of a submission from an evaluator's findings: a whole score from 0 to 100, never lower
 * when a criterion's level is higher. Words quoted as evidence are looked up in the submission and in
 * the task; a criterion that no quote holds for counts as none, as does one that is missing. What stands in
 * `others`, accepted texts of other members, shows nothing either: knowing more of them never raises a score. Pure.
 */
export function grade(
  findings: Pick<Findings, 'criteria' | 'reasoning' | 'feedback'>,
  subject: Subject,
  others: readonly string[] = [],
): Evaluation {
  const evidence = evidenceIn(subject, { others, rubric })
  const best = highestLevel(evidence.ownWords)
  const bestOf = (id: CriterionId) =>
    best === 'none' && evidence.hasOwnSentence && id === SHOWN_BY_ONE_SENTENCE ? 'partial' : best
  const graded = criteria.map(({ id, label, weight }): GradedCriterion => {
    const found = findings.criteria.filter((finding) => finding.id === id)
    const quotes = evidence.verify(found.flatMap((finding) => finding.evidence))
    const level = quotes.length === 0 ? 'none' : lowest([bestOf(id), ...found.map((finding) => finding.level)])
    const counted = level === 'none' ? [] : quotes
    return { id, label, level, evidence: counted, points: weight * share[level], outOf: weight }
  })
  const score = graded.reduce((sum, { points }) => sum + points, 0)
  const isAccepted = score >= PASS_SCORE
  return {
    score,
    isAccepted,
    feedback: composeFeedback({
      isAccepted,
      weakest: weakest(graded),
      said: findings.feedback,
      text: subject.text,
    }),
    reasoning: plainText(findings.reasoning, LONGEST_REASONING),
    criteria: graded,
  }
}

/** However well it is quoted, a submission that says next to nothing of its own cannot carry the rubric. */
function highestLevel(ownWords: number): Level {
  if (ownWords < FEWEST_OWN_WORDS) return 'none'
  return ownWords < ENOUGH_OWN_WORDS ? 'partial' : 'full'
}

function lowest(levels: readonly Level[]): Level {
  return levels.reduce((least, level) => (share[level] < share[least] ? level : least), 'full')
}

function weakest(graded: readonly GradedCriterion[]): CriterionId {
  const missing = ({ points, outOf }: GradedCriterion) => outOf - points
  return graded.reduce((worst, next) => (missing(next) > missing(worst) ? next : worst)).id
}
