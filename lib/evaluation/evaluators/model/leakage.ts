import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { skeleton } from '@/lib/evaluation/text/skeleton'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'

const LONGEST_READ = 20_000
const RUN = 8
const SHORTEST_SECRET = 6
/** A stemmer's time is superlinear. */
const LONGEST_STEMMED = 30

/** Confidential parts of a prompt. */
type Confidential = {
  /** Instructions: several consecutive words of them are a leak. */
  text: string
  /** Codes and keys: a leak however they are spelled out. */
  codes: readonly string[]
  /** Parts of an expected answer: any of their words that `known` does not contain is a leak, however short. */
  answers?: readonly string[]
  /** Text known to the writer: the task and the visible expectations. */
  known?: string
}

/**
 * Removes sentences of a model's output that leak its prompt: eight consecutive words, a code, even with punctuation or
 * spaces within it, or a word of an expected answer. Pure; linear in the texts.
 */
export function withoutLeaks(said: string, { text, codes, answers = [], known = '' }: Confidential): string {
  const told = new Set(runsOf(text))
  const secrets = codes.filter((code) => code.length >= SHORTEST_SECRET).map(bare)
  const knownForms = new Set(words(known).flatMap(formsOf))
  const telling = new Set(answers.flatMap((answer) => tellingForms(answer, knownForms)))
  const isLeak = (part: string) => {
    const letters = bare(part)
    return (
      secrets.some((secret) => letters.includes(secret)) ||
      runsOf(part).some((run) => told.has(run)) ||
      (telling.size > 0 &&
        spokenWords(part)
          .flatMap(formsOf)
          .some((form) => telling.has(form)))
    )
  }
  const read = said.slice(0, LONGEST_READ)
  const kept = read.split(/(?<=[.!?…])\s+|\n+/).filter((part) => !isLeak(part))
  const whole = kept.join(' ')
  // A leak split by punctuation or line breaks would pass sentence by sentence.
  return isLeak(whole) ? '' : whole
}

/**
 * The forms of the words that reveal an answer: content words not known to the writer, or all of them if every one is.
 */
function tellingForms(answer: string, known: ReadonlySet<string>): string[] {
  const all = words(answer)
  const meaning = all.filter((word) => !isFunctionWord(word))
  const untold = meaning.filter((word) => !formsOf(word).some((form) => known.has(form)))
  return ([untold, meaning, all].find((some) => some.length > 0) ?? []).flatMap(formsOf)
}

/** The words of a sentence, and those spelled out letter by letter. */
function spokenWords(part: string): string[] {
  const all = words(part)
  const spelled = all.map((word) => (word.length === 1 ? word : ' ')).join('')
  return [...all, ...spelled.split(' ').filter((word) => word.length > 1)]
}

/** The forms of a word used for comparison: its skeleton, and its stem in each language. */
function formsOf(word: string): string[] {
  const plain = skeleton(word)
  return plain.length > LONGEST_STEMMED ? [plain] : [plain, english(plain), french(plain)]
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function runsOf(text: string): string[] {
  const all = words(text).map(skeleton)
  return Array.from({ length: Math.max(0, all.length - RUN + 1) }, (_, at) => all.slice(at, at + RUN).join(' '))
}
