import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { skeleton } from '@/lib/evaluation/text/skeleton'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'

const LONGEST_READ = 20_000
const RUN = 8
const SHORTEST_SECRET = 6
/** A stemmer's time grows faster than what it is given. */
const LONGEST_STEMMED = 30

/** What a model was told and must not tell on. */
export type Confidential = {
  /** Told word for word: a few of its words in a row are a leak. */
  text: string
  /** Codes and keys: they are a leak however they are spelled out. */
  codes: readonly string[]
  /** Parts of an expected answer: each of their words is a leak, however short, that `known` does not hold. */
  answers?: readonly string[]
  /** What the writer was told: the task and the visible expectations. */
  known?: string
}

/**
 * What a model says without the sentences that repeat what it was told in confidence: eight of its words in a row,
 * a code, also with signs or spaces within it, or a word of an expected answer. Pure; linear in the texts.
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
  // Cut in pieces by stops or lines it would pass piece by piece.
  return isLeak(whole) ? '' : whole
}

/** The forms of the words of an answer that give it away: those of meaning that nobody was told, or all there are. */
function tellingForms(answer: string, known: ReadonlySet<string>): string[] {
  const all = words(answer)
  const meaning = all.filter((word) => !isFunctionWord(word))
  const untold = meaning.filter((word) => !formsOf(word).some((form) => known.has(form)))
  return ([untold, meaning, all].find((some) => some.length > 0) ?? []).flatMap(formsOf)
}

/** The words of a sentence, and those that are spelled out in it letter by letter. */
function spokenWords(part: string): string[] {
  const all = words(part)
  const spelled = all.map((word) => (word.length === 1 ? word : ' ')).join('')
  return [...all, ...spelled.split(' ').filter((word) => word.length > 1)]
}

/** A word as it is compared: as it reads, and its stem in each language. */
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
