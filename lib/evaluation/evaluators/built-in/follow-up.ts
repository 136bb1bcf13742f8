import { type EarlierText, missingFrom } from '@/lib/evaluation/missing'
import type { Level } from '@/lib/evaluation/schema'
import { sentencesTold } from '@/lib/evaluation/text/not-done'
import { isFunctionWord, isOfTheWriter, wordLine, words } from '@/lib/evaluation/text/words'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { clausesOf, sentencesOf } from './clauses'
import { isConfession } from './confession'
import data from './data/clause-words.json'
import { logOdds, TOLD } from './enough'
import { saysUnknown } from './echoes'
import { besideAnswer } from './expectation-kinds'
import type { Clause } from './expectation-vectors'
import { parseText, type ParsedText } from './parsed-text'
import { isPlan } from './plan'
import { stem } from './stem'
import type { Task } from './task-themes'

/** A text with so many of the earlier sentences goes on from them. */
const CONTINUED = 0.8
/** The least probability that an added clause tells what is missing: most children who are asked for it tell it. */
const ANSWERED = 0.15
/** The same in log-odds for a few words that show what was asked for ("It was Mr Gum"), if nothing else was added. */
const BRIEFLY_TOLD = -1
/** What a clause that only repeats the question, or names nothing, has at most. */
const TELLS_NOTHING = -4
const MOST_BRIEF = 6
/** With more added sentences than this for each missing expectation, one tells it by chance: it must be surer. */
const USUAL = 2
/** A clause that only lengthens an earlier one adds at least so many words. */
const FEWEST_APPENDED = 2
const TOLD_ODDS = logOdds(TOLD)
const FEWEST_SINCE = 2
const writer = new Set(words(data.writer))
const since = new Set(words(data.since))

/** What a clause is beside an earlier text: a part of it, other words of it, or new. */
type Novelty = 'old' | 'repeated' | 'new'
type Told = { odds: readonly (readonly number[])[]; clauses: readonly Clause[]; levels: readonly Level[] }

/**
 * The levels of the visible expectations in a text that goes on from one that was not accepted, where it tells enough of
 * them: what the earlier text told, and what was missing, if the added clauses tell all of that. Undefined where
 * something is still missing, and for a text that does not go on from it. `odds` are the log-odds that each clause tells
 * each expectation, and `levels` how far the text meets them by itself. In the result, `odds` are those that count for
 * what was missing. Pure.
 */
export function toldSince(
  earlier: EarlierText,
  visible: readonly string[],
  { odds, clauses, levels }: Told,
  parsed: ParsedText,
  task: Task,
): { levels: Level[]; odds: (readonly number[] | undefined)[]; isAnswered: boolean } | undefined {
  const addition = additionTo(earlier.text, clauses, parsed, task)
  if (!addition) return undefined
  const missing = missingFrom(visibleExpectations(earlier.expectations), false).map(({ text }) => text)
  const isBrief = (clause: Clause | undefined, expectation: string) =>
    clause !== undefined &&
    words(clause.text).length <= MOST_BRIEF &&
    besideAnswer(clause.text, expectation, parsed.language) !== undefined
  const ofAdded = visible.map((text, at) =>
    missing.includes(text)
      ? (odds[at] ?? []).map((value, clause) => {
          if (!isSaidSince(addition.novelty[clause], value)) return -Infinity
          const mayBeBrief = addition.sentences === 1 && value > TELLS_NOTHING
          return mayBeBrief && isBrief(clauses[clause], text) ? Math.max(value, BRIEFLY_TOLD) : value
        })
      : undefined,
  )
  const chances = chancesApart(ofAdded)
  const least = Math.min(TOLD, ANSWERED * Math.max(1, addition.sentences / (Math.max(1, missing.length) * USUAL)))
  if (chances.some((chance) => chance !== undefined && chance < least)) return undefined
  const levelAt = (text: string, at: number): Level => {
    const chance = chances[at]
    if (chance !== undefined) return chance >= TOLD ? 'full' : 'partial'
    const before = earlier.expectations.find((each) => each.text === text)?.level ?? 'none'
    const now = levels[at] ?? 'none'
    return now === 'full' || before === 'none' || !addition.isWhole ? now : before
  }
  return { levels: visible.map(levelAt), odds: ofAdded, isAnswered: missing.length > 0 }
}

/** Words of the earlier text count only where they tell it more probably than not. */
const isSaidSince = (novelty: Novelty | undefined, odds: number) =>
  novelty === 'new' || (novelty === 'repeated' && odds >= TOLD_ODDS)

/** The probability that the likeliest clause tells each expectation; a clause that is not sure counts for one only. */
function chancesApart(odds: readonly (readonly number[] | undefined)[]): (number | undefined)[] {
  const chances = odds.map((each): number | undefined => (each === undefined ? undefined : 0))
  const taken = new Set<number>()
  const cells = odds
    .flatMap((each = [], index) => each.map((value, clause) => ({ chance: 1 / (1 + Math.exp(-value)), index, clause })))
    .sort((one, other) => other.chance - one.chance)
  for (const { chance, index, clause } of cells) {
    if (chances[index] !== 0 || (taken.has(clause) && chance < TOLD)) continue
    chances[index] = chance
    taken.add(clause)
  }
  return chances
}

/**
 * What each clause of a text is beside an earlier one, in how many sentences it says something new, and whether all
 * earlier sentences remain. Questions, promises and confessions add nothing. Undefined for a text that does not go on
 * from it.
 */
function additionTo(
  earlier: string,
  clauses: readonly Clause[],
  { kept, answering, language }: ParsedText,
  task: Task,
) {
  const before = linesOf(sentencesTold(earlier))
  const line = wordLine(answering.map(({ text }) => text).join(' '))
  const remaining = before.filter((sentence) => line.includes(sentence)).length
  if (before.length === 0 || remaining < before.length * CONTINUED) return undefined
  const isReport = kept.map(
    (passage) =>
      !passage.text.includes('?') &&
      !saysUnknown({ words: passage.tokens }) &&
      !isConfession([passage.meant]) &&
      !isPlan([passage], language, task),
  )
  const earlierClauses = linesOf(clausesOf(earlier))
  const earlierLine = wordLine(earlier)
  const known = new Set(words(earlier))
  const novelty = clauses.map(({ text, sentence }): Novelty => {
    const own = wordLine(text)
    if (!isReport[sentence] || earlierLine.includes(own)) return 'old'
    const lengthened = earlierClauses.filter((clause) => own.includes(clause)).map((clause) => words(clause).length)
    if (lengthened.length > 0) return words(text).length - Math.max(...lengthened) >= FEWEST_APPENDED ? 'new' : 'old'
    const added = words(text).filter((word) => !known.has(word))
    const isNew = added.some((word) => !isFunctionWord(word)) || (added.length > 0 && words(text).some(isOfTheWriter))
    return isNew ? 'new' : 'repeated'
  })
  const sentences = new Set(clauses.filter((_, at) => novelty[at] === 'new').map(({ sentence }) => sentence)).size
  return { novelty, sentences, isWhole: remaining === before.length }
}

const linesOf = (texts: readonly string[]) => texts.map(wordLine).filter((line) => line.trim() !== '')

/**
 * What a text adds behind an earlier one, if its writer says there what they did since: two sentences or more, as the
 * feedback on a confession asks, of which one has a word of the task ("I watered one pot") or says when ("Then I …").
 * Undefined otherwise. Pure.
 */
export function workAddedTo(earlier: string, text: string, task: Task): string | undefined {
  const added = restBehind(earlier, text)?.trim() ?? ''
  const sentences = sentencesOf(added).map((sentence) => words(sentence))
  if (sentences.length < FEWEST_SINCE) return undefined
  const { language, respell } = parseText(added, task)
  const given = new Set(words(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const isOfTask = (word: string) => !isFunctionWord(word) && given.has(stem(respell(word), language))
  const tellsWork = sentences.some(
    (sentence) =>
      sentence.some((word) => writer.has(word)) && sentence.some((word) => since.has(word) || isOfTask(word)),
  )
  return tellsWork ? added : undefined
}

/** What a text adds before or after an earlier one; empty for any other text. Pure. */
export function addedTo(earlier: string, text: string): string {
  const [before, now] = [earlier.trim(), text.trim()]
  return (restBehind(before, now) ?? (now.endsWith(before) ? now.slice(0, -before.length) : '')).trim()
}

/** A text with what it adds behind an earlier one on a line of its own: children seldom end with a full stop. Pure. */
export function withAdditionApart(earlier: string, text: string): string {
  const rest = restBehind(earlier, text) ?? ''
  return /^\s/.test(rest) ? `${earlier.trim()}\n${rest.trimStart()}` : text
}

function restBehind(earlier: string, text: string): string | undefined {
  const [before, now] = [earlier.trim(), text.trim()]
  return now.startsWith(before) ? now.slice(before.length) : undefined
}
