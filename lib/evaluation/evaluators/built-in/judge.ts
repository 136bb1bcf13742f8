import {
  criteria,
  expectationsNeeded,
  fewestOwnWords,
  type ExpectationFinding,
  type Finding,
} from '@/lib/evaluation/rubric'
import type { EarlierText } from '@/lib/evaluation/missing'
import type { Subject } from '@/lib/evaluation/subject'
import { isOutOfOrder } from '@/lib/evaluation/text/word-order'
import { hasSentenceForm, words } from '@/lib/evaluation/text/words'
import { defaultLevel, lengthNeeded } from '@/lib/users/level'
import { abstaining } from './abstention'
import { deniesTask, isConfession } from './confession'
import { deniesWork } from './denial'
import { isRowOfThings } from './things'
import { isUnreal } from './unreal'
import { evidenceIn } from '@/lib/evaluation/evidence'
import { parseText, type ParsedText, type Passage } from './parsed-text'
import { sentencesOf } from './clauses'
import { isTiedByAnswers } from './enough'
import { findExpectations } from './expectations'
import { addedTo } from './follow-up'
import { isGeneral, isImpersonal } from './impersonal'
import { levelsOf } from './levels'
import { isVague, LONGEST_NOTE, measure } from './measures'
import { hasNameOrNumber, isDetailed, isSmooth } from './smooth'
import { stem } from './stem'
import { asksForOwnTime, asksForStory, mayBeImpersonal } from './questions'
import { isInOtherLanguage } from './other-language'
import { isPlan } from './plan'
import { quotesFor } from './quotes'
import { saysWhatItIsAbout } from './says-about'
import { readTask, type Task } from './task-themes'
import { isTale, tellsEvents } from './tale'
import { tieOf } from './tie'
import { FEWEST_BESIDE_CONFESSION, undoneIn } from './undone'

/** Reasons for refusing a text; the first that applies is reported. */
export const reasons = [
  'gibberish',
  'foreign',
  'injection',
  'otherLanguage',
  'wrongAnswer',
  'copied',
  'repeated',
  'notDone',
  'list',
  'shuffled',
  'missing',
  'namesNothing',
  'impersonal',
  'perhapsUndone',
  'short',
  'untied',
] as const
export type Reason = (typeof reasons)[number]

export type Judgement = {
  parsed: ParsedText
  criteria: Finding[]
  expectations: ExpectationFinding[]
  /** Undefined when accepted. */
  reason?: Reason
  isUnsure: boolean
  /** It is asked what it is about: little or nothing ties it to its task. */
  isUntied: boolean
}

const unsureReasons: readonly Reason[] = ['foreign', 'otherLanguage', 'impersonal', 'perhapsUndone', 'untied']

/** A few words that answer a question may be a name in any language. */
const LONGEST_ANSWER = 7
/** Shares of a text that tell the evaluator what to decide. */
const MUCH_INJECTED = 0.35
const MOST_INJECTED = 0.6

/** From this share on, repetition outweighs what is new. */
const MOST_REPEATED = 0.75

/** Minimum share of function words in sentences; lists of words have fewer. */
const PROSE = 0.2
const LISTED = 0.6
const LISTING = 0.35
const FEWEST_LISTED = 4
/** Below this many words, terse or misspelt sentences look shuffled too. */
const SURE_OF_ORDER = 25
/** Number of words that a word counts for in addition to itself when it names something beyond the task. */
const NAMED_WORD = 0.75
/** A short text that names at least this many things beyond the task is specific. */
const FEWEST_SPECIFIC = 2
/** A text that names at least this many things beyond the task has enough own words, so they are not counted. */
const SURELY_ENOUGH = 8
/** So few words that name something of the writer's own do not fit any work: they say too little of one. */
const MOST_FEW = 12
const TIED = 0.9
/** Below this, a text without a word of the task is asked what it is about: its tie may be chance. */
const SURELY_TIED = 2.3
/** Nearly anything fits a task that leaves its subject to the writer; what was asked for is seldom told of something else. */
const TIED_WHEN_OPEN_OR_MET = -0.5
/** From this on, what was added to a text that seemed to be about something else says what it is about. */
const TIED_BY_ADDITION = 1.5
/** What a misspelt text is granted, which has fewer known words that could tie it. */
const GRANTED_WHEN_MISSPELT = 0.8

/** The built-in rules' findings for a submission, with quotes as evidence. Pure and deterministic. */
export function judge(
  text: string,
  task: Task,
  { expectations = [], level = defaultLevel, earlier }: Partial<Subject> & { earlier?: EarlierText } = {},
): Judgement {
  const parsed = parseText(text, task)
  const reading = readTask(task)
  const tie = tieOf(parsed.kept, parsed.language, reading)
  const measures = measure(parsed, task)
  const needed = lengthNeeded[level]
  const { found, features, isEchoed, isPlain } = findExpectations(expectations, parsed, task, earlier)
  const met = found.filter(({ level }) => level !== 'none').length
  const isMet = expectations.length > 0 && met >= expectationsNeeded(expectations.length)
  const isMissing = expectations.length > 0 && !isMet
  const isHiddenMissing = found.some(({ index, level }) => level === 'none' && expectations[index]?.isHidden)
  const isAnswer = isMet && found.some(({ index, level }) => level !== 'none' && expectations[index]?.isHidden)
  const granted = parsed.isMisspelt ? GRANTED_WHEN_MISSPELT : 0
  // In another language than the task's, how its expectations are met says less.
  const isMetInItsLanguage = isMet && reading.languages.includes(parsed.language)
  const isTied =
    tie.strength + granted >= (reading.isOpen || isMetInItsLanguage ? TIED_WHEN_OPEN_OR_MET : TIED) ||
    (reading.isOpen && isTale(parsed)) ||
    (earlier !== undefined && isTiedByAddition(earlier.text))
  const { dropped, tokens, language } = parsed
  const taskStems = new Set(words(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const isOfTask = (word: string) => taskStems.has(stem(word, language))
  // A sentence in the task's words counts here only if it denies or promises the work: "I did not set the table".
  const deniesOrPromises = (passage: Passage) => isConfession([passage.meant]) || isPlan([passage], language, task)
  const report = parsed.told.filter((passage) => !parsed.restated.includes(passage) || deniesOrPromises(passage))
  const isAbstaining = abstaining(task, language)
  const sentences = report.map(({ meant }) => meant).filter((sentence) => !isAbstaining(sentence))
  const isOfOwnTime = asksForOwnTime(task)
  const mayBeUndone = !isOfOwnTime || isConfession(sentences, isOfTask)
  const { isMisspelt } = parsed
  const undone = mayBeUndone
    ? undoneIn(sentences, taskStems, language, { isMisspelt, isStory: asksForStory(task) })
    : undefined
  // "I did not read for ten minutes" has the words of the task, which are left out of the report.
  const isBareConfession =
    (tokens < FEWEST_BESIDE_CONFESSION || parsed.kept.length === 0) && isConfession(sentencesOf(text), isOfTask)
  const named = measures.ownNaming * NAMED_WORD
  const ownLength = measures.ownWords + named
  const namesTask = parsed.kept.some(({ stems }) => stems.some((stemmed) => reading.own.has(stemmed)))
  /** With the sentences that restate the task. */
  const length = measures.toldWords + named
  const isBrief = length < needed.partial
  const isShort = isBrief && !isMet
  const isPlainAnswer = isMet && isPlain
  // A few words meet expectations by chance.
  const isTiedByExpectations =
    isPlainAnswer ||
    (isMet &&
      (reading.isOpen || isEchoed || (isMetInItsLanguage && !isBrief && isTiedByAnswers(tie.strength, features))))
  const isSpecific = measures.ownNaming >= FEWEST_SPECIFIC
  const allowsImpersonal = mayBeImpersonal(task, parsed)
  // Fits any work on its task, even if it meets the expectations by chance.
  const isTruism = isGeneral(parsed) && !allowsImpersonal
  const fitsAnyWork = !isAnswer && !isPlainAnswer && (isSmooth(parsed) || isTruism)
  // A few words that name something are asked for more; a name or a number in a longer text is the writer's own.
  const isFew = !isMet && measures.ownNaming > 0 && tokens <= MOST_FEW
  const isAskedForMore = (isShort && measures.naming > 0) || isFew
  const hasOwnDetail = tokens > LONGEST_NOTE && dropped.injection === 0 && hasNameOrNumber(parsed)
  const namesLittle = isVague(measures) && !isAskedForMore && !hasOwnDetail
  const tellsFacts = allowsImpersonal && hasSentenceForm(measures.ownText)
  const isShuffled =
    !parsed.isForeign &&
    (!isAnswer || tokens > LONGEST_NOTE) &&
    !isPlainAnswer &&
    isOutOfOrder(measures.ownText, language, { isMisspelt: parsed.isMisspelt, answers: isMet, tellsFacts })

  const applies: Record<Reason, boolean> = {
    gibberish: dropped.gibberish > tokens * 0.3 && !isAnswer,
    foreign: parsed.isForeign && !isAnswer && !(isHiddenMissing && tokens <= LONGEST_ANSWER),
    injection:
      dropped.injection > tokens * MOST_INJECTED ||
      (dropped.injection > 0 && (ownLength < needed.partial || (isMet && !hasEnoughOwnWords()))),
    copied:
      dropped.copied > tokens * 0.3 &&
      length < needed.partial / 2 &&
      measures.ownNaming < 1 &&
      !isMet &&
      !isBareConfession,
    repeated:
      tokens > 0 &&
      (dropped.repeated >= tokens * MOST_REPEATED ||
        (dropped.repeated >= tokens * 0.5 && parsed.kept.length < 2) ||
        (dropped.repeated > tokens * 0.3 && isShort)),
    notDone:
      !isAnswer &&
      ((isBareConfession && !isMet) ||
        (undone === 'surely' && (!isMet || isBrief)) ||
        (namesLittle && !isMet && isConfession(sentences.slice(0, 1), isOfTask))),
    list:
      !isMet &&
      !measures.isNote &&
      !tellsEvents(parsed) &&
      ((measures.grammar < PROSE && !tellsFacts) ||
        (measures.listed > LISTED && measures.grammar < LISTING) ||
        isRowOfThings(text)) &&
      measures.ownWords >= FEWEST_LISTED,
    // `impersonal` holds those that fit any work.
    shuffled: isShuffled && !(fitsAnyWork && tokens < SURE_OF_ORDER),
    otherLanguage: isMissing && isInOtherLanguage(text, task, expectations),
    wrongAnswer: isMissing && isHiddenMissing,
    missing: isMissing,
    namesNothing:
      !isDetailed(parsed) && (isMet ? !isAnswer && !isEchoed && !isPlain && measures.naming < 1 : namesLittle),
    impersonal:
      fitsAnyWork ||
      (!isMet && (namesLittle || (!allowsImpersonal && !(isOfOwnTime && tellsEvents(parsed)) && isImpersonal(parsed)))),
    perhapsUndone: isAnswer
      ? undone === 'surely'
      : isPlan(report, language, task) ||
        deniesTask(sentences, isOfTask) ||
        deniesWork(sentences, task, language) ||
        isUnreal(sentences) ||
        (isMet && !isMisspelt ? undone === 'surely' || isConfession(sentences, isOfTask) : undone !== undefined),
    short: isShort,
    untied: !isAnswer && !isTied && !isTiedByExpectations && !saysWhatItIsAbout(parsed, reading),
  }
  // Work that stands on its own is judged by itself, despite an injection beside it.
  if (dropped.injection > tokens * MUCH_INJECTED && reasons.some((each) => applies[each])) applies.injection = true
  const reason = reasons.find((each) => applies[each]) ?? (isMet || hasEnoughOwnWords() ? undefined : 'short')
  const levels = levelsOf(reason, length >= needed.full || isMet, isTied && parsed.kept.length > 0)
  // Grading accepts no fewer words of the writer's own; counting them costs as much as the rest.
  function hasEnoughOwnWords(): boolean {
    if (measures.ownNaming >= SURELY_ENOUGH) return true
    return evidenceIn({ ...task, text, expectations }).ownWords >= fewestOwnWords[level].full
  }
  /** Asked what a text is about, its writer added a sentence that says so. */
  function isTiedByAddition(before: string): boolean {
    const addition = addedTo(before, text)
    if (addition === '') return false
    const added = parseText(addition, task)
    return added.grammar >= PROSE && tieOf(added.kept, added.language, reading).strength >= TIED_BY_ADDITION
  }
  const evidence = quotesFor(parsed, tie)
  return {
    parsed,
    criteria: criteria.map(({ id }) => ({
      id,
      level: levels[id],
      evidence: levels[id] === 'none' ? [] : evidence[id],
    })),
    // A text that says the task was not done meets no expectation.
    expectations: reason === 'notDone' ? found.map(({ index }) => ({ index, level: 'none', evidence: [] })) : found,
    reason,
    isUntied: applies.untied || (tie.strength < SURELY_TIED && !namesTask),
    isUnsure:
      reason !== undefined &&
      (unsureReasons.includes(reason) ||
        (reason === 'short' && isSpecific) ||
        (reason === 'shuffled' && (tokens < SURE_OF_ORDER || parsed.isMisspelt) && !applies.namesNothing)),
  }
}
