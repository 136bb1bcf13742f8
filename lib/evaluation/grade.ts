import { evidenceIn, type Evidence } from './evidence'
import { composeFeedback, plainText } from './feedback'
import { isEnough, missingFrom } from './missing'
import {
  criteria,
  expectationsNeeded,
  fewestOwnWords,
  weakestOf,
  PASS_SCORE,
  type CriterionId,
  type ExpectationFinding,
  type Finding,
  type Findings,
} from './rubric'
import type { Evaluation, GradedCriterion, Level, StoredExpectation } from './schema'
import { visibleExpectations } from '@/lib/tasks/expectations'
import type { Subject } from './subject'
import { languageOf } from './text/language'
import { spaced } from './text/spacing'
import { defaultLevel, type MemberLevel } from '@/lib/users/level'

/**
 * A sentence of the writer's own ("I watered the plants.", "I forgot the plants.") meets at least this criterion in
 * part: it never scores 0.
 */
const SHOWN_BY_ONE_SENTENCE: CriterionId = 'clear'

const share: Record<Level, number> = { none: 0, partial: 0.5, full: 1 }
const LONGEST_REASONING = 2_000

/**
 * Computes the evaluation from an evaluator's findings: an integer score from 0 to 100 that never falls when a level
 * rises. Quotes are verified against the submission and the task; a level without a verified quote counts as none, and
 * so does a missing finding. With expectations the weight of *Tells enough* is shared between them, and fewer than two
 * thirds of them met at least in part prevents acceptance (docs/rules.md, rule 16). Content found in `others`, accepted
 * texts of other members, does not count: more of them never raise a score. Pure.
 */
export function grade(
  findings: Pick<
    Findings,
    'criteria' | 'expectations' | 'isUnsure' | 'reasoning' | 'feedback' | 'nextStep' | 'language'
  >,
  subject: Subject,
  others: readonly string[] = [],
): Evaluation {
  const evidence = evidenceIn(subject, others)
  // What is found for a visible expectation must not depend on a hidden one.
  const visible = visibleExpectations(subject.expectations ?? [])
  const isAllVisible = visible.length === (subject.expectations ?? []).length
  const open = isAllVisible ? evidence : evidenceIn({ ...subject, expectations: visible }, others)
  const expectations = gradeExpectations(subject, findings.expectations ?? [], { open, hidden: evidence })
  const isComplete = expectations.length > 0 && isEnough(expectations)
  // A short sentence that meets one of them is a beginning.
  const isBegun = isComplete || expectations.some(({ level, isHidden }) => level !== 'none' && !isHidden)
  // One word cannot meet several expectations, and what stands beside a prompt injection has to be enough by itself.
  const mayBeShort =
    isComplete && !evidence.addressesEvaluator && evidence.wordsTold >= expectationsNeeded(visible.length)
  const most = mayBeShort ? 'full' : highestLevel(evidence.ownWords, subject.level)
  const best = isBegun && most === 'none' ? 'partial' : most
  const graded = criteria.map(({ id, label, weight }): GradedCriterion => {
    if (id === 'complete' && expectations.length > 0) return completeness(expectations, { id, label, weight })
    const found = findings.criteria.filter((finding: Finding) => finding.id === id)
    const claimed = found.flatMap((finding) => finding.evidence)
    const verified = best === 'none' ? [] : evidence.verify(claimed)
    const isBySentence = verified.length === 0 && (isBegun || id === SHOWN_BY_ONE_SENTENCE)
    const quotes = isBySentence ? sentencesFor(id, claimed) : verified
    const highest = isBySentence && !isComplete ? 'partial' : best
    const level = quotes.length === 0 ? 'none' : lowest([highest, ...found.map((finding) => finding.level)])
    const counted = level === 'none' ? [] : quotes
    return { id, label, level, evidence: counted, points: weight * share[level], outOf: weight }
  })
  function sentencesFor(id: CriterionId, claimed: readonly string[]): string[] {
    const own = evidence.ownSentences(claimed)
    if (own.length > 0) return own
    if (id === SHOWN_BY_ONE_SENTENCE && !isBegun) {
      const restated = evidence.restated(claimed)
      return restated.length > 0 ? restated : evidence.confessed(claimed)
    }
    return [...new Set(expectations.flatMap(({ isHidden, evidence }) => (isHidden ? [] : evidence)))]
  }
  const isUnsure = findings.isUnsure ?? false
  const isAccepted = !isUnsure && sumOf(graded) >= PASS_SCORE
  // The evaluator's feedback could reveal a hidden answer.
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
      weakest: best === 'full' ? (weakestOf(graded)?.id as CriterionId) : 'complete',
      missing: missingFrom(expectations, isAccepted),
      isAnswerInParts: expectations.length > visible.length + 1,
      nextStep: findings.nextStep,
      said: knowsAnswer ? '' : findings.feedback,
      isOverruled: !isAccepted && !isUnsure && isGoodTo(findings.criteria),
      language,
    }),
    feedbackLanguage: language,
    reasoning: spaced(plainText(findings.reasoning, LONGEST_REASONING), language),
    criteria: shown,
    expectations,
  }
}

const sumOf = (graded: readonly GradedCriterion[]) => graded.reduce((total, { points }) => total + points, 0)

/** Whether the evaluator's findings, without any verification, are those of a text to accept. */
function isGoodTo(found: readonly Finding[]): boolean {
  const claimed = criteria.map(({ id, weight }) => {
    const levels = found.filter((finding) => finding.id === id).map(({ level }) => level)
    return levels.length === 0 ? 0 : weight * share[lowest(levels)]
  })
  return claimed.reduce((total, points) => total + points, 0) >= PASS_SCORE
}

/**
 * Criteria of a refused text, independent of which part of the expected answer it contains, so that the answer cannot be
 * found by trial and error.
 */
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
  { open, hidden }: { open: Evidence; hidden: Evidence },
): StoredExpectation[] {
  return expectations.map(({ text, isHidden }, at) => {
    const evidence = isHidden ? hidden : open
    const found = findings.filter(({ index }) => index === at)
    const claimed = found.flatMap((finding) => finding.evidence)
    const verified = evidence.verify(claimed)
    // "I won." is too short for a quote, but still says who won.
    const own = verified.length === 0 && !isHidden ? evidence.ownSentences(claimed) : verified
    const quotes = own.length === 0 && !isHidden ? evidence.answersTo(text, claimed) : own
    const level = quotes.length === 0 ? 'none' : lowest(found.map((finding) => finding.level))
    return { text, isHidden, level, evidence: level === 'none' ? [] : quotes }
  })
}

/** Maximum credit of *Tells enough* without enough expectations: keeps an otherwise full score below the threshold. */
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
    // Quotes for a hidden expectation would reveal which words were correct.
    evidence: [...new Set(expectations.flatMap(({ isHidden, evidence }) => (isHidden ? [] : evidence)))],
    points: isEnough(expectations) ? met : Math.min(met, mostWithoutEnough),
    outOf: weight,
  }
}

/** Caps the levels of a submission with hardly any words of its own, however well it is quoted. */
function highestLevel(ownWords: number, level: MemberLevel = defaultLevel): Level {
  const needed = fewestOwnWords[level]
  if (ownWords < needed.partial) return 'none'
  return ownWords < needed.full ? 'partial' : 'full'
}

function lowest(levels: readonly Level[]): Level {
  return levels.reduce((least, level) => (share[level] < share[least] ? level : least), 'full')
}
