import type { ExpectationFinding } from '@/lib/evaluation/rubric'
import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import type { Expectation } from '@/lib/tasks/expectations'
import { anyOf } from '@/lib/text'
import { compareAnswer } from './answers'
import data from './data/clause-words.json'
import type { ParsedText } from './parsed-text'
import { settle, type Sign, type Features } from './enough'
import { kindOf, shows } from './expectation-kinds'
import { specificWords } from './generic'
import { themesOf } from './lexicon'
import { stem } from './stem'
import type { Task } from './task-themes'
import { unitsIn } from './numbers'
import { nameAt, wordsOfMeaning } from './theme-names'

/** Boundaries between clauses. */
const CLAUSES = new RegExp(String.raw`[.,;:!?…\n]+|\s(?=(?:${anyOf(data.joints)})\s)`, 'iu')

/** Ends of sentences. */
const ENDS = /[.!?…\n]+/u

const ENOUGH_FOR_TWO = 2
/** Kinds that the writer can be. */
const PEOPLE = new Set(['person', 'winner'])
const SHORTEST_QUOTE = 10

/** Beginnings that say more about what precedes them: no information of their own. */
const GOES_ON = new RegExp(String.raw`^(?:(?:${anyOf(data.andSo)})\s|(?:${anyOf(data.whichOne)})\b)`, 'iu')

/** Beginnings that describe what precedes them. */
const ADDS = new RegExp(String.raw`^(?:${anyOf(data.adds)})\b`, 'iu')

/** Words of a sentence; a few words without any are the answer to a question. */
const sentenceWords = new Set(words(data.sentence))
const writer = new Set(words(data.writer))
/**
 * Which expectations a submission meets, by the kind of information each requests (a person, a time, a feeling …), by
 * its words, or by words of its subject. A clause that names a thing may be
 * about an expectation that no word of it shows, one each: a guess.
 */
export function findExpectations(
  asked: readonly Expectation[],
  parsed: ParsedText,
  task: Task,
): { found: ExpectationFinding[]; features: Features } {
  const { kept, copied, language } = parsed
  const clauses = kept
    .flatMap(({ text }) => text.split(CLAUSES))
    .map((clause) => clause.trim())
    .filter((clause) => words(clause).length > 0)
  const meant = new Map(clauses.map((clause) => [clause, parsed.respell(clause)]))
  const whole = [...kept, ...copied].map(({ text }) => text).join(' ')
  const given = new Set(words(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const named = (clause: string) => specificWords(meant.get(clause) ?? clause, language, given)
  const visible = asked.flatMap(({ text, isHidden }) => (isHidden ? [] : [text]))
  const repeated = new Set([...given, ...visible.flatMap((each) => words(each)).map((word) => stem(word, language))])
  // A few words ("Ham, …", "so she has it"), or only words of the task and its expectations, are not enough for a
  // quote.
  const quotable = (clause: string) => {
    const isOwn = named(clause).some((word) => !repeated.has(stem(word, language)))
    if (clause.length >= SHORTEST_QUOTE && isOwn) return clause
    const at = kept.findIndex(({ text }) => text.includes(clause))
    const sentence = kept[at]?.text ?? clause
    return sentence.length >= SHORTEST_QUOTE ? sentence : `${sentence} ${kept[at + 1]?.text ?? ''}`.trim()
  }
  const kinds = asked.map(({ text, isHidden }) => (isHidden ? undefined : kindOf(text)))
  const shown = kinds.map((kind) =>
    kind
      ? clauses.filter((clause) => shows(kind, clause, language) || shows(kind, meant.get(clause) ?? clause, language))
      : [],
  )
  const free = new Set(
    clauses.filter(
      (clause) => named(clause).length > 0 && !GOES_ON.test(clause) && !shown.some((each) => each.includes(clause)),
    ),
  )
  // "Grandpa fed the ducks" says both who and what.
  const rich = new Set(clauses.filter((clause) => named(clause).length >= ENOUGH_FOR_TWO && !free.has(clause)))
  const isThing = (index: number) => !asked[index]?.isHidden && (kinds[index]?.isOpen ?? true)

  const found = asked.map(({ text, isHidden }, index): ExpectationFinding => {
    if (isHidden) {
      const others = asked.flatMap((each, at) => (each.isHidden && at !== index ? [each.text] : []))
      const level = compareAnswer(whole, text, task, others)
      return { index, level, evidence: level === 'none' ? [] : [whole] }
    }
    const own = words(text).map((word) => stem(word, language))
    const themes = kinds[index] ? [] : wordsOfMeaning(text, [language]).flatMap((word) => subjectsOf(word, language))
    const about = clauses.filter((clause) =>
      words(meant.get(clause) ?? clause).some(
        (word) =>
          (word.length > 3 && own.includes(stem(word, language))) ||
          (!isFunctionWord(word) && themes.includes(themesOf(word, language)[0] ?? '')),
      ),
    )
    const kind = kinds[index]
    const met = kind ? (shown[index] ?? []) : about.filter((clause) => named(clause).length > 0)
    if (met.length > 0) return { index, level: 'full', evidence: met.map(quotable) }
    return { index, level: 'none', evidence: [] }
  })
  for (const each of found) {
    if (each.level !== 'none' || !isThing(each.index)) continue
    const next = [...free][0] ?? (asksForName(asked[each.index]?.text ?? '') ? [...rich][0] : undefined)
    if (next === undefined) continue
    free.delete(next)
    rich.delete(next)
    Object.assign(each, { level: 'partial', evidence: [quotable(next)] })
  }
  const signs = found.flatMap((finding): Sign[] => {
    if (asked[finding.index]?.isHidden) return []
    const by = new Set(shown[finding.index])
    const at = clauses.flatMap((clause, index) => (by.has(clause) ? [index] : []))
    const own = new Set(words(asked[finding.index]?.text ?? '').map((word) => stem(word, language)))
    const isNamed = kept.some(({ stems }) => stems.some((each) => own.has(each)))
    return [{ finding, kind: kinds[finding.index], shown: at, isNamed }]
  })
  // "Four degrees" is one answer.
  const units = new Set(kept.flatMap((passage) => unitsIn(passage.meant)).map((unit) => stem(unit, language)))
  const isAnswer = (stemmed: string) => !repeated.has(stemmed) && !units.has(stemmed)
  const answers = new Set(kept.flatMap(({ stems }) => stems.filter(isAnswer)))
  // "I won" says who won.
  const asksWho = kinds.some((kind) => kind !== undefined && PEOPLE.has(kind.kind))
  if (asksWho && kept.some(({ tokens }) => tokens.some((word) => writer.has(word)))) answers.add('')
  const told = {
    answers: answers.size,
    clauses: clauses.length,
    parts: clauses.filter(isPart).length,
    namingParts: clauses.filter((clause) => named(clause).some((word) => !repeated.has(stem(word, language)))).length,
    sentences: kept.flatMap(({ text }) => text.split(ENDS)).filter((sentence) => words(sentence).length > 0).length,
    words: kept.reduce((sum, { tokens }) => sum + tokens.length, 0),
    guessed: whole,
  }
  return { found, features: settle(signs, told) }
}

/** True for an expectation that any noun or event may meet: "the object", « quelle plante », "what happened". */
const asksForName = (expectation: string) =>
  HAPPENED.test(expectation) || (words(expectation).length <= MOST_OF_A_NAME && !CLAUSE_WORDS.test(expectation))
const MOST_OF_A_NAME = 4
const HAPPENED = new RegExp(String.raw`\b(?:${anyOf(data.happened)})|${anyOf(data.anyEvent)}`, 'iu')
const CLAUSE_WORDS = new RegExp(String.raw`\b(?:${anyOf(data.told)})\b`, 'iu')

/** The themes that a word names a subject of, or most belongs to. */
function subjectsOf(word: string, language: Language): readonly string[] {
  return nameAt([word], [language])?.themes ?? []
}

const AND = new RegExp(String.raw`^(?:${anyOf(data.and)})\s`, 'i')

/** True for a clause that tells something of its own: not "the one with the bell", nor "and a fork". */
function isPart(clause: string): boolean {
  const tokens = words(clause)
  if (tokens.length < 2 || ADDS.test(clause.trim())) return false
  return !AND.test(clause.trim()) || tokens.slice(1, 3).some((word) => sentenceWords.has(word))
}
