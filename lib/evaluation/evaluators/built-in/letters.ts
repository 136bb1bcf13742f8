import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import { allWords } from './lexicon'

const LEAST_FAMILIAR = 0.5
const MOST_GIBBERISH = 0.3

let familiar: Set<string> | undefined

function trigrams(word: string): string[] {
  const fenced = `^${withoutAccents(word)}$`
  return Array.from({ length: Math.max(0, fenced.length - 2) }, (_, index) => fenced.slice(index, index + 3))
}

/** True when the letter sequence of a word is plausible, whether or not the word is known. */
function looksLikeAWord(word: string): boolean {
  familiar ??= new Set(allWords().flatMap(trigrams))
  const seen = familiar
  const all = trigrams(word.slice(0, 40))
  return all.filter((each) => seen.has(each)).length >= all.length * LEAST_FAMILIAR
}

const OF_OTHER_LANGUAGES = /(?![a-zàâäæçéèêëîïñôöœùûüÿ])\p{Script=Latin}/u
const FEWEST_OF_OTHERS = 2

/** Whether several words have letters that neither English nor French has, as Polish does. */
export const hasOtherLetters = (tokens: readonly string[]): boolean =>
  tokens.filter((token) => OF_OTHER_LANGUAGES.test(token)).length >= FEWEST_OF_OTHERS

/**
 * True for gibberish: many words of a passage are random keys or have no vowels. A single one beside other words says
 * nothing, nor do a few unusual names: "We played yahtzee."
 */
export function isGibberish(passage: string): boolean {
  const names = new Set([...passage.matchAll(NAME)].map(([name]) => name.toLowerCase()))
  const lettered = words(passage).filter((word) => /^\p{Script=Latin}+$/u.test(word))
  const isOdd = (word: string) => word.length > 2 && !looksLikeAWord(word)
  const oddNames = lettered.filter((word) => names.has(word) && isOdd(word)).length
  const read = oddNames > MOST_ODD_NAMES ? lettered : lettered.filter((word) => !names.has(word))
  const content = (read.length > 0 ? read : lettered).filter((word) => !isFunctionWord(word))
  const odd = content.filter(isOdd).length
  return odd > Math.max(read.length, 1) * MOST_GIBBERISH && (odd > 1 || content.length === 1)
}

const MOST_ODD_NAMES = 2
/** A word with a capital within a sentence. */
const NAME = /(?<=\S\s+)\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu
