import { injectionsAmong } from '@/lib/evaluation/text/injection'
import { sentencesTold } from '@/lib/evaluation/text/not-done'
import { isFunctionWord, isNumber, isOfTheWriter, wordLine, words } from '@/lib/evaluation/text/words'
import { wordCount } from '@/lib/word-count'
import {
  hasForeignWords,
  isFewForeignWords,
  readLanguage,
  type LanguageReading,
  seemsForeign,
} from '@/lib/evaluation/text/language'
import { hasOtherLetters, isGibberish } from './letters'
import { type Respell, respelling, type Spelling } from './respell'
import { stem } from './stem'
import type { Task } from './task-themes'

/** A sentence, or a passage of about thirty words, with its analysis. */
export type Passage = {
  text: string
  /** The passage with misspelt words corrected; the words below are from it. */
  meant: string
  tokens: string[]
  /** The content words as written, and their stems. */
  content: string[]
  stems: string[]
}

export type Omission = 'injection' | 'gibberish' | 'copied' | 'repeated'

/** A submission as analysed by the rules: what remains after excluding anything that is not work on the task. */
export type ParsedText = LanguageReading & {
  kept: Passage[]
  copied: Passage[]
  /** The copies that say it in another form: "I watered the plants", "The table is set". */
  restated: Passage[]
  /** The kept and the restated ones, in order. */
  told: Passage[]
  /**
   * The kept and the copied ones and the gibberish, in order: an expected answer may look like gibberish ("Szczecin").
   */
  answering: Passage[]
  tokens: number
  dropped: Record<Omission, number>
  /** What was read and left out in words as their writer counts them, which are between spaces. */
  counted: { read: number; dropped: Record<Omission, number> }
  isMisspelt: boolean
  respell: Respell
}

/** Analyses a submission with its task and excludes prompt injection, gibberish, repetition and copies. Pure. */
export function parseText(text: string, task: Task): ParsedText {
  const given = `${task.title}\n${task.description}`
  const { reading, isMisspelt, respell } = readAsMeant(text, given)
  const isCopy = copiesOf(given, reading)
  const isOfOthers = reading.isForeign && hasOtherLetters(words(text))
  const isRepeat = repeats()
  const givenWords = new Set(words(given))
  const dropped: Record<Omission, number> = { injection: 0, gibberish: 0, copied: 0, repeated: 0 }
  const counted = { read: 0, dropped: { ...dropped } }
  const kept: Passage[] = []
  const copied: Passage[] = []
  const restated: Passage[] = []
  const told: Passage[] = []
  const answering: Passage[] = []
  let tokens = 0
  const sentences = sentencesTold(text)
  const isInjected = injectionsAmong(sentences)
  for (const [index, sentence] of sentences.entries()) {
    const passage = passageOf(sentence, respell(sentence), reading)
    const size = wordCount(sentence)
    tokens += passage.tokens.length
    counted.read += size
    const omission = isInjected[index] ? 'injection' : omissionOf(passage)
    if (omission) {
      dropped[omission] += passage.tokens.length
      counted.dropped[omission] += size
    } else if (passage.tokens.length > 0) kept.push(passage)
    const isRestated = omission === 'copied' && isSaidAnew(passage)
    if (omission === 'copied') copied.push(passage)
    if (isRestated) restated.push(passage)
    if (isRestated || !omission) told.push(passage)
    if (!omission || omission === 'copied' || omission === 'gibberish') answering.push(passage)
  }
  return { ...reading, kept, copied, restated, told, answering, tokens, dropped, counted, isMisspelt, respell }

  /** Not only the instruction with a word before it: "So set the table". */
  function isSaidAnew({ tokens, meant }: Passage): boolean {
    const isAdded = (word: string) => !givenWords.has(word)
    if (tokens.some((word) => isAdded(word) && isOfTheWriter(word))) return true
    return tokens.some(isAdded) && !wordLine(meant).includes(wordLine(task.title))
  }

  function omissionOf(passage: Passage): Omission | undefined {
    if (!isOfOthers && isGibberish(passage.meant)) return 'gibberish'
    if (isRepeat(passage) || isChant(passage)) return 'repeated'
    if (isCopy(passage)) return 'copied'
  }
}

/** Misspelt English and French have fewer unknown words once corrected than other languages. */
const KNOWN = 0.84
const KNOWN_OF_FEW = 0.6

function readAsMeant(text: string, given: string): { reading: LanguageReading } & Omit<Spelling, 'knownShare'> {
  const task = readLanguage(given)
  const reading = readLanguage(text, task.language)
  const { knownShare, ...spelling } = respelling(text, reading.language, given)
  const sample = text.slice(0, SAMPLE)
  const isForeignAsMeant = () => readLanguage(spelling.respell(sample), reading.language).isForeign
  const isForeign = reading.isForeign
    ? task.isForeign || hasForeignWords(text) || (knownShare(sample) < KNOWN && isForeignAsMeant())
    : (seemsForeign(text, reading) && knownShare(text) < KNOWN_OF_FEW) || (task.isForeign && isFewForeignWords(text))
  return { reading: { ...reading, isForeign }, ...spelling }
}

function passageOf(text: string, meant: string, { language }: LanguageReading): Passage {
  const tokens = words(meant)
  const content = tokens.filter((token) => !isFunctionWord(token) && (token.length > 1 || isNumber(token)))
  return { text, meant, tokens, content, stems: content.map((token) => stem(token, language)) }
}

const SAMPLE = 2_000
const COPIED = 0.75
const FEWEST_COPIED = 4

/** A passage is a copy when nearly all of its content words, in any form and order, are the task's. */
function copiesOf(task: string, { language }: LanguageReading): (passage: Passage) => boolean {
  const known = new Set(words(task).flatMap((word) => [word, stem(word, language)]))
  const share = (tokens: readonly string[]) =>
    tokens.filter((token) => known.has(token) || known.has(stem(token, language))).length / (tokens.length || 1)
  return ({ tokens, content }) => {
    if (content.length === 0 || share(content) < COPIED) return false
    return share(tokens) >= COPIED || new Set(content).size >= FEWEST_COPIED
  }
}

const SHORTEST_CHANT = 6
const CHANTED = 0.25

/** "bla bla bla bla bla bla" */
const isChant = ({ tokens }: Passage) =>
  tokens.length >= SHORTEST_CHANT && new Set(tokens).size <= tokens.length * CHANTED

const SAME = 0.65
const MOST_REMEMBERED = 400

/** A passage repeats when most of its words already occurred together in an earlier one. */
function repeats(): (passage: Passage) => boolean {
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  return ({ tokens }) => {
    const own = new Set(tokens)
    const shared = new Map<number, number>()
    for (const token of own) {
      for (const index of holders.get(token) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
    const isRepeat = [...shared].some(([index, count]) => count / (own.size + (sizes[index] ?? 0) - count) >= SAME)
    if (isRepeat || sizes.length >= MOST_REMEMBERED) return isRepeat
    for (const token of own) holders.set(token, [...(holders.get(token) ?? []), sizes.length])
    sizes.push(own.size)
    return false
  }
}
