import { namingWords } from '@/lib/evaluation/text/naming'
import { isFunctionWord, isNumber, words } from '@/lib/evaluation/text/words'
import type { ParsedText, Passage } from './parsed-text'
import { isGeneric, isPerson } from './generic'
import { hasNumber } from './numbers'
import { pastsIn } from './past'
import { stem } from './stem'
import type { Task } from './task-themes'

export type Measures = {
  /** Number of words in sentences that are not copied, including function words. */
  ownWords: number
  /** The same with sentences that say in another form what the task asks for, at most as many words again. */
  toldWords: number
  /** Share of function words: very low in a list. */
  grammar: number
  /** Share of the text that consists of comma-separated items of one or two words. */
  listed: number
  /** Number of words that name a thing, a person, a place, a number or an act, and their share of the content words. */
  naming: number
  namingShare: number
  /** The number of naming words that are not the task's. */
  ownNaming: number
  /** Tells in the past of a person that the task does not name, and names one more thing at least. */
  tellsOfPerson: boolean
  /** A few words with a number or several events, or a calculation. */
  isNote: boolean
  /** The writer's own sentences, with misspelt words as they were meant. */
  ownText: string
}

/**
 * A text with at most this many words is a note, which needs no sentences, with a number, "5 plates, 5 forks", or with
 * several events: "ginger came, bowl refilled".
 */
export const LONGEST_NOTE = 15
const FEWEST_EVENTS = 2
const FEWEST_LETTERED = 2
const FEW_NAMED = 5
const FEWEST_BESIDE_PERSON = 2
const FEWEST_PASTS = 2
const LEAST_NAMED = 0.3
const OF_THE_TASK = 0.5
const LEAST_BESIDE_OTHERS = 0.1

/** What the rules measure in a submission. Pure. */
export function measure(parsed: ParsedText, task: Task): Measures {
  const { kept, restated, language } = parsed
  const taskWords = new Set(words(`${task.title} ${task.description}`))
  const given = new Set([...taskWords].map((word) => stem(word, language)))
  const line = kept.map(({ meant }) => meant).join(' ')
  const tokens = kept.flatMap((passage) => passage.tokens)
  const content = new Set(kept.flatMap((passage) => passage.content))
  const namesOne = (word: string) =>
    !isGeneric(stem(word, language), language) || isPerson(word, language) || hasNumber(word)
  const named = [...namingWords(line, language, new Set())].filter(namesOne)
  // Words of the task weigh less: any text about it may repeat them.
  const naming = named.reduce((sum, word) => sum + (given.has(stem(word, language)) ? OF_THE_TASK : 1), 0)
  const ownNaming = named.filter((word) => !given.has(stem(word, language))).length
  // Beside something of the writer's own, saying what was done is part of telling it.
  const saidDone = ownNaming > 0 ? restated.flatMap((passage) => passage.tokens).length : 0
  const lettered = tokens.filter((token) => !isNumber(token))
  return {
    ownWords: tokens.length,
    toldWords: tokens.length + Math.min(saidDone, tokens.length),
    grammar: lettered.filter((token) => isFunctionWord(token)).length / (lettered.length || 1),
    listed: listedShare(kept),
    naming,
    namingShare: naming / (content.size || 1),
    ownNaming,
    tellsOfPerson:
      ownNaming >= FEWEST_BESIDE_PERSON &&
      named.some((word) => isPerson(word, language) && !given.has(stem(word, language))) &&
      pastsIn(line, language) >= FEWEST_PASTS,
    isNote:
      /\p{N}\s*[=×÷*/+]|[=×÷*/+]\s*\p{N}/u.test(line) ||
      (tokens.length <= LONGEST_NOTE &&
        ((hasNumber(line) && lettered.length >= FEWEST_LETTERED) || pastsIn(line, language) >= FEWEST_EVENTS)),
    ownText: line,
  }
}

function listedShare(kept: readonly Passage[]): number {
  const sizes = kept.flatMap(({ text }) => text.split(/[,;:.\n]/).map((part) => words(part).length))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.filter((size) => size <= 2).reduce((sum, size) => sum + size, 0) / (all || 1)
}

/** True for a text that names hardly anything. */
export const isVague = ({ naming, namingShare, ownWords, tellsOfPerson }: Measures) =>
  naming < 1 ||
  (!tellsOfPerson && (naming < ownWords * LEAST_BESIDE_OTHERS || (naming < FEW_NAMED && namingShare < LEAST_NAMED)))
