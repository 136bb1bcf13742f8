import { skeleton } from './skeleton'
import { isDense, isOfTheWriter } from './words'

const LONGEST_WORD = 30

/** How many words these are; about two characters of a dense script form one. */
export function distinctWordCount(all: ReadonlySet<string>): number {
  return all.size - Math.ceil([...all].filter(isDense).length / 2)
}

/** Single letters, repetitions and codes are not words; a number and a character of a dense script are. */
export function saysSomething(word: string): boolean {
  if (word.length > LONGEST_WORD || (word.length > 12 && /\d/.test(word))) return false
  return word.length > 1 || isDense(word) || /\p{N}/u.test(word)
}

/** Counts letters and digits; a character of a script that writes whole words with one counts as three. */
export function meaningfulCharacters(text: string): number {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return all + dense * 2
}

const done = new Set(['did', 'done', 'finished', 'fait', 'faite', 'fini'].map(skeleton))

/** "I did it": says that the work was done, and nothing of it. */
export const saysDone = (tokens: readonly string[]): boolean =>
  tokens.some(isOfTheWriter) && tokens.some((word) => done.has(word))

/** "Nothing was hard" answers "what was hard", although these words tell nothing else. */
export const denials: ReadonlySet<string> = new Set(
  ['nothing', 'none', 'not', 'never', 'rien', 'aucun', 'aucune', 'pas', 'jamais'].map(skeleton),
)

/** "Yes a bit" answers "whether you were afraid". */
export const affirmations: ReadonlySet<string> = new Set(['yes', 'yeah', 'yep', 'oui', 'ouais'].map(skeleton))
