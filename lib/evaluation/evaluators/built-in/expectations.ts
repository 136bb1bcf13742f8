import { expectationsNeeded, type ExpectationFinding } from '@/lib/evaluation/rubric'
import { namingWords } from '@/lib/evaluation/text/naming'
import { words } from '@/lib/evaluation/text/words'
import type { Expectation } from '@/lib/tasks/expectations'
import { compareAnswer } from './answers'
import type { Draft } from './draft'
import { kindOf, shows } from './expectation-kinds'
import { isGeneric } from './generic'
import { stem } from './stem'
import type { Task } from './task-themes'

/** Boundaries between clauses. */
const CLAUSES = /[.,;:!?…\n]+|\s(?=(?:and|but|because|so|with|et|mais|parce|donc|avec|puis)\s)/iu

const PARTS = /[.,;:!?…\n=]+/

const ENOUGH_FOR_TWO = 2
const SHORTEST_QUOTE = 10

/** Conjunctions that continue the previous clause and add no information. */
const GOES_ON = /^(?:and|but|because|so|even|et|mais|parce|donc|puis)\s/iu

export type Found = ExpectationFinding & { isGuess?: boolean }

/**
 * Which expectations a submission meets, by the kind of information each requests (a person, a time, a feeling …) or by
 * the words it contains. A clause that names a thing may be about an expectation that no word of it shows, one each:
 * a guess.
 */
export function findExpectations(asked: readonly Expectation[], draft: Draft, task: Task): Found[] {
  const { kept, copied, language } = draft
  const clauses = kept
    .flatMap(({ text }) => text.split(CLAUSES))
    .map((clause) => clause.trim())
    .filter((clause) => words(clause).length > 0)
  const meant = new Map(clauses.map((clause) => [clause, draft.respell(clause)]))
  const whole = [...kept, ...copied].map(({ text }) => text).join(' ')
  const given = new Set(words(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const named = (clause: string) =>
    [...namingWords(meant.get(clause) ?? clause, language, given)].filter(
      (word) => !isGeneric(stem(word, language), language),
    )
  // A few words ("Ham, …", "so she has it") are too short for a quote.
  const quotable = (clause: string) =>
    clause.length >= SHORTEST_QUOTE && named(clause).length > 0
      ? clause
      : (kept.find(({ text }) => text.includes(clause))?.text ?? clause)
  const kinds = asked.map(({ text, isHidden }) => (isHidden ? undefined : kindOf(text)))
  const shown = kinds.map((kind) =>
    kind ? clauses.filter((clause) => shows(kind, clause) || shows(kind, meant.get(clause) ?? clause)) : [],
  )
  const free = new Set(
    clauses.filter(
      (clause) => named(clause).length > 0 && !GOES_ON.test(clause) && !shown.some((each) => each[0] === clause),
    ),
  )
  // "Grandpa fed the ducks" says both who and what.
  const rich = new Set(clauses.filter((clause) => named(clause).length >= ENOUGH_FOR_TWO && !free.has(clause)))

  return asked.map(({ text, isHidden }, index): Found => {
    if (isHidden) {
      const others = asked.flatMap((each, at) => (each.isHidden && at !== index ? [each.text] : []))
      const level = compareAnswer(whole, text, task, others)
      return { index, level, evidence: level === 'none' ? [] : [whole] }
    }
    const own = words(text).map((word) => stem(word, language))
    const about = clauses.filter((clause) =>
      words(clause).some((word) => word.length > 3 && own.includes(stem(word, language))),
    )
    const kind = kinds[index]
    const met = kind ? (shown[index] ?? []) : about.filter((clause) => named(clause).length > 0)
    if (met.length > 0) return { index, level: 'full', evidence: met.map(quotable) }
    const next = kind && !kind.isOpen ? undefined : ([...free][0] ?? [...rich][0])
    if (next === undefined) return { index, level: 'none', evidence: [] }
    free.delete(next)
    rich.delete(next)
    return { index, level: 'partial', isGuess: true, evidence: [quotable(next)] }
  })
}

/**
 * How many of the found expectations count as met. Guesses count only where no expectation is left open, or where the
 * text has as many parts as there are expectations: a text that leaves one out may have left out any other.
 */
export function metAmong(found: readonly Found[], { kept }: Draft): number {
  const parts = kept.flatMap(({ text }) => text.split(PARTS)).filter((part) => words(part).length > 1)
  const isOneOpen = found.some(({ level }) => level === 'none') && parts.length < expectationsNeeded(found.length)
  return found.filter(({ level, isGuess }) => level !== 'none' && !(isOneOpen && isGuess)).length
}
