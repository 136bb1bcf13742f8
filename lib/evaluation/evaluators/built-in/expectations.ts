import type { EarlierText } from '@/lib/evaluation/missing'
import { expectationsNeeded, type ExpectationFinding } from '@/lib/evaluation/rubric'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import type { Expectation } from '@/lib/tasks/expectations'
import { compareAnswer } from './answers'
import { clausesAsMeant, sentencesOf } from './clauses'
import data from './data/clause-words.json'
import { type Features, settle, type Told } from './enough'
import { toldSince } from './follow-up'
import { kindOf } from './expectation-kinds'
import {
  type Clause,
  type Model,
  oddsThatTold,
  readClauses,
  readExpectation,
  type Reading,
} from './expectation-vectors'
import { specificWords } from './generic'
import { countsInWords, echoes, isYesOrNo, saysNone } from './echoes'
import { isHollow, withoutHollow } from './hollow'
import { numberTokens } from './number-tokens'
import { quantitiesIn, unitsIn } from './numbers'
import type { ParsedText, Passage } from './parsed-text'
import { plainlyAnswered } from './plain-answers'
import { stem } from './stem'
import type { Task } from './task-themes'

/** Kinds that the writer can be. */
const PEOPLE = new Set(['person', 'winner'])
const writer = new Set(words(data.writer))
const SHORTEST_QUOTE = 10
/** Clauses beyond these are not looked at. */
const MOST_CLAUSES = 150

/**
 * Which expectations a submission meets: visible ones by its clauses and by what its writer added to an earlier text,
 * hidden ones as a whole. `isEchoed`: it answers enough of them in their own words, or what was missing before, which
 * does not happen by chance. `isPlain`: it consists of a few words that answer them.
 */
export function findExpectations(
  expectations: readonly Expectation[],
  parsed: ParsedText,
  task: Task,
  earlier?: EarlierText,
): { found: ExpectationFinding[]; features: Features; isEchoed: boolean; isPlain: boolean } {
  const textOf = (passages: readonly Passage[]) => passages.map(({ text }) => text).join(' ')
  const answer = textOf(parsed.answering)
  const hidden = expectations.filter(({ isHidden }) => isHidden).map(({ text }) => text)
  const { odds, clauses, told, given, echoed } = tellingOf(expectations, parsed, task)
  const visible = expectations.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
  const { levels: met, features } = settle(odds, told)
  const visibleTexts = visible.map((index) => expectations[index]?.text ?? '')
  const since = earlier && toldSince(earlier, visibleTexts, { odds, clauses, levels: met }, parsed, task)
  const found = expectations.map(({ text, isHidden }, index): ExpectationFinding => {
    if (isHidden) {
      const others = hidden.filter((each) => each !== text)
      const level = compareAnswer(answer, text, task, others)
      return { index, level, evidence: level === 'none' ? [] : [answer] }
    }
    const at = visible.indexOf(index)
    const level = (since?.levels ?? met)[at] ?? 'none'
    if (level === 'none') return { index, level, evidence: [] }
    const ofAdded = since?.odds[at]
    if (level === 'partial' && !ofAdded) return { index, level, evidence: [textOf(parsed.kept)] }
    return { index, level, evidence: quotesOf(ofAdded ?? odds[at] ?? [], clauses, parsed, given) }
  })
  const needed = expectationsNeeded(expectations.length)
  const full = found.filter(({ level }) => level === 'full').map(({ index }) => expectations[index]?.text ?? '')
  const isPlain = full.length >= needed && plainlyAnswered(full, clauses, parsed.language) >= needed
  const isEchoed = expectations.length > 0 && (echoed.length >= needed || since?.isAnswered === true)
  return { found, features, isEchoed, isPlain }
}

/** What the clauses of a submission tell of the visible expectations. */
export function tellingOf(
  expectations: readonly Expectation[],
  parsed: ParsedText,
  task: Task,
  model?: Model,
): { odds: number[][]; clauses: Clause[]; told: Told; given: ReadonlySet<string>; echoed: Reading[] } {
  const { kept, language } = parsed
  const visible = expectations.flatMap(({ text, isHidden }) => (isHidden ? [] : [text]))
  const clauses = clausesIn(parsed)
  const readings = visible.map((text) => readExpectation(text, language))
  const read = visible.length === 0 ? [] : readClauses(clauses, language)
  const givenTexts = [task.title, task.description, ...visible]
  const given = new Set(givenTexts.flatMap((text) => words(text)).map((word) => stem(word, language)))
  const odds = withoutHollow(oddsThatTold(readings, read, model), readings, read, { given, language })
  const isEchoed = (each: Reading, clause: Reading) =>
    echoes(each, clause) && !isHollow(each, clause, { given, language })
  const echoed = readings.filter((each) => read.some((clause) => isEchoed(each, clause)))
  // "I liked it", "nothing was hard" and "one egg" need no word of the writer's own.
  const needsNoWord = (each: Reading, clause: Reading) => saysNone(each, clause) || countsInWords(each, clause)
  const wordless = echoed.filter((each) => isYesOrNo(each) || read.some((clause) => needsNoWord(each, clause)))
  const told = {
    answers: answersIn(visible, parsed, given) + wordless.length,
    echoed: echoed.length,
    sentences: kept.flatMap(({ text }) => sentencesOf(text)).length,
    words: kept.reduce((sum, { tokens }) => sum + tokens.length, 0),
    isBesideAnswer: visible.length < expectations.length,
  }
  return { odds, clauses, told, given, echoed }
}

/** The clauses of a submission, as written and as meant. */
export const clausesIn = ({ kept, respell, language }: ParsedText, divide = clausesAsMeant): Clause[] =>
  kept
    .flatMap(({ text }, sentence) => divide(text, respell, language).map((clause) => ({ text: clause, sentence })))
    .slice(0, MOST_CLAUSES)
    .map((clause) => ({ ...clause, meant: respell(clause.text) }))

/** How many different words of the writer's own a submission has, or amounts: "an hour". */
function answersIn(visible: readonly string[], { kept, language }: ParsedText, given: ReadonlySet<string>): number {
  const amounts = kept.flatMap(({ meant }) => amountsIn(meant))
  // "Four degrees" is one answer.
  const units = new Set(kept.flatMap((passage) => unitsIn(passage.meant)).map((unit) => stem(unit, language)))
  const isAnswer = (stemmed: string) => !given.has(stemmed) && !units.has(stemmed)
  const answers = new Set(kept.flatMap(({ stems }) => stems.filter(isAnswer)))
  // The words of other amounts are among the answers.
  const inFunctionWords = new Set(amounts.filter((number) => isFunctionWord(number)))
  // "I won" says who won.
  const asksWho = visible.some((text) => PEOPLE.has(kindOf(text)?.kind ?? ''))
  const isByWriter = asksWho && kept.some(({ tokens }) => tokens.some((word) => writer.has(word)))
  return Math.max(answers.size + inFunctionWords.size, amounts.length) + (isByWriter ? 1 : 0)
}

/** The first words of amounts with a unit: "an" of "an hour". */
function amountsIn(text: string): string[] {
  const tokens = numberTokens(text)
  return quantitiesIn(text).flatMap(({ dimension, at }) => (dimension === undefined ? [] : [tokens[at] ?? '']))
}

/**
 * The clauses that most probably tell it. A few words ("Ham, …", "so she has it"), or none of the writer's own, are
 * quoted with the rest of their sentence.
 */
function quotesOf(
  odds: readonly number[],
  clauses: readonly Clause[],
  { kept, language }: ParsedText,
  given: ReadonlySet<string>,
): string[] {
  const best = Math.max(...odds)
  const quoted = clauses.filter((_, at) => (odds[at] ?? 0) >= Math.min(best, 0))
  return quoted.map(({ text, meant, sentence: place }) => {
    const isOwn = specificWords(meant, language, given).some((word) => !given.has(stem(word, language)))
    if (text.length >= SHORTEST_QUOTE && isOwn) return text
    const whole = kept[place]?.text ?? text
    return whole.length >= SHORTEST_QUOTE ? whole : `${whole} ${kept[place + 1]?.text ?? ''}`.trim()
  })
}
