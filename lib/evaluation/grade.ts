import { evidenceIn, type Evidence } from './evidence'
import { composeFeedback, plainText } from './feedback'
import {
  criteria,
  expectationsNeeded,
  PASS_SCORE,
  type CriterionId,
  type ExpectationFinding,
  type Finding,
  type Findings,
} from './rubric'
import type { GradedCriterion, Level, StoredExpectation } from './schema'
import type { Subject } from './subject'
import { languageOf, type Language } from './text/language'

const rubric = criteria.map(({ label, question }) => `${label}\n${question}`).join('\n')

/** The different words of its own that a submission needs for anything to count, and to count fully. */
const FEWEST_OWN_WORDS = 2
const ENOUGH_OWN_WORDS = 4
/** A sentence of the writer's ("I watered the plants.") shows this much, if nothing else does: it is never scored 0. */
const SHOWN_BY_ONE_SENTENCE: CriterionId = 'clear'

const share: Record<Level, number> = { none: 0, partial: 0.5, full: 1 }
const LONGEST_REASONING = 2_000

export type Evaluation = {
  score: number
  isAccepted: boolean
  /** The evaluator could not tell: no acceptance, and a score from 1 to 69 that says nothing. */
  isUnsure: boolean
  feedback: string
  feedbackLanguage: Language
  reasoning: string
  criteria: GradedCriterion[]
  /** In the order of the task's list. */
  expectations: StoredExpectation[]
}

/**
 * The evaluation of a submission from an evaluator's findings: a whole score from 0 to 100, never lower
 * when a level is higher. Words quoted as evidence are looked up in the submission and in the task; what no quote
 * holds for counts as none, as does what is missing. With expectations the weight of *Tells enough* is shared
 * between them, and fewer than two thirds of them met at least in part are not accepted (design.md, rule 16). What
 * stands in `others`, accepted texts of other members, shows nothing either: knowing more of them never raises a
 * score. Pure.
 */
export function grade(
  findings: Pick<
    Findings,
    'criteria' | 'expectations' | 'isUnsure' | 'reasoning' | 'feedback' | 'nextStep' | 'language'
  >,
  subject: Subject,
  others: readonly string[] = [],
): Evaluation {
  const evidence = evidenceIn(subject, { others, rubric })
  const expectations = gradeExpectations(subject, findings.expectations ?? [], evidence)
  const isComplete = expectations.length > 0 && isEnough(expectations)
  const best = isComplete ? 'full' : highestLevel(evidence.ownWords)
  const graded = criteria.map(({ id, label, weight }): GradedCriterion => {
    if (id === 'complete' && expectations.length > 0) return completeness(expectations, { id, label, weight })
    const found = findings.criteria.filter((finding: Finding) => finding.id === id)
    const claimed = found.flatMap((finding) => finding.evidence)
    const verified = best === 'none' ? [] : evidence.verify(claimed)
    const isBySentence = verified.length === 0 && id === SHOWN_BY_ONE_SENTENCE
    const quotes = isBySentence ? evidence.ownSentences(claimed) : verified
    const most = isBySentence ? 'partial' : best
    const level = quotes.length === 0 ? 'none' : lowest([most, ...found.map((finding) => finding.level)])
    const counted = level === 'none' ? [] : quotes
    return { id, label, level, evidence: counted, points: weight * share[level], outOf: weight }
  })
  const isUnsure = findings.isUnsure ?? false
  const isAccepted = !isUnsure && sumOf(graded) >= PASS_SCORE
  // What an evaluator says about a hidden answer could tell it.
  const knowsAnswer = subject.expectations?.some(({ isHidden }) => isHidden) ?? false
  const shown = knowsAnswer && !isAccepted ? withoutHints(graded, findings.criteria) : graded
  const score = isUnsure ? Math.min(Math.max(sumOf(shown), 1), PASS_SCORE - 1) : sumOf(shown)
  const language = findings.language ?? languageOf(subject.text, `${subject.title}\n${subject.description}`)
  return {
    score,
    isAccepted,
    isUnsure,
    feedback: composeFeedback({
      isAccepted,
      isUnsure,
      weakest: weakest(graded),
      missing: isComplete ? undefined : expectations.find(({ level }) => level === 'none'),
      nextStep: findings.nextStep,
      said: knowsAnswer ? '' : findings.feedback,
      language,
    }),
    feedbackLanguage: language,
    reasoning: plainText(findings.reasoning, LONGEST_REASONING),
    criteria: shown,
    expectations,
  }
}

const sumOf = (graded: readonly GradedCriterion[]) => graded.reduce((total, { points }) => total + points, 0)

/** The criteria of a refused answer, the same whichever part of the expected one it holds: nobody finds it out by trying. */
function withoutHints(graded: readonly GradedCriterion[], found: readonly Finding[]): GradedCriterion[] {
  const isReadable = found.some(({ id, level }) => id === SHOWN_BY_ONE_SENTENCE && level !== 'none')
  return graded.map((criterion) => {
    const level = isReadable && criterion.id === SHOWN_BY_ONE_SENTENCE ? 'partial' : 'none'
    return { ...criterion, level, evidence: [], points: criterion.outOf * share[level] }
  })
}

function gradeExpectations(
  { expectations = [] }: Subject,
  findings: readonly ExpectationFinding[],
  evidence: Evidence,
): StoredExpectation[] {
  return expectations.map(({ text, isHidden }, at) => {
    const found = findings.filter(({ index }) => index === at)
    const claimed = found.flatMap((finding) => finding.evidence)
    const verified = evidence.verify(claimed)
    // "I won." is too short to be a quote by itself, and tells who won all the same.
    const quotes = verified.length === 0 && !isHidden ? evidence.ownSentences(claimed) : verified
    const level = quotes.length === 0 ? 'none' : lowest(found.map((finding) => finding.level))
    return { text, isHidden, level, evidence: level === 'none' ? [] : quotes }
  })
}

const isEnough = (expectations: readonly StoredExpectation[]) =>
  expectations.filter(({ level }) => level !== 'none').length >= expectationsNeeded(expectations.length)

/** The most that *Tells enough* is worth without enough expectations: all else in full stays below the threshold. */
const mostWithoutEnough =
  PASS_SCORE - 1 - criteria.filter(({ id }) => id !== 'complete').reduce((sum, { weight }) => sum + weight, 0)

function completeness(
  expectations: readonly StoredExpectation[],
  { id, label, weight }: Pick<(typeof criteria)[number], 'id' | 'label' | 'weight'>,
): GradedCriterion {
  const levels = expectations.map(({ level }) => level)
  const met = Math.round((weight * levels.reduce((sum, level) => sum + share[level], 0)) / levels.length)
  const level = levels.every((each) => each === 'full')
    ? 'full'
    : levels.every((each) => each === 'none')
      ? 'none'
      : 'partial'
  return {
    id,
    label,
    level,
    // Quotes that met a hidden expectation would say which words of the writer's were right.
    evidence: [...new Set(expectations.flatMap(({ isHidden, evidence }) => (isHidden ? [] : evidence)))],
    points: isEnough(expectations) ? met : Math.min(met, mostWithoutEnough),
    outOf: weight,
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
  return graded.reduce((worst, next) => (missing(next) > missing(worst) ? next : worst)).id as CriterionId
}
