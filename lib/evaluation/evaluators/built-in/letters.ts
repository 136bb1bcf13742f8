import { isFunctionWord, withoutAccents } from '@/lib/evaluation/text/words'
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

/** True for gibberish: many tokens of a passage are random keys or have no vowels. */
export function isGibberish(tokens: readonly string[]): boolean {
  const lettered = tokens.filter((token) => /^\p{Script=Latin}+$/u.test(token))
  const odd = lettered.filter((token) => token.length > 2 && !isFunctionWord(token) && !looksLikeAWord(token))
  return odd.length > lettered.length * MOST_GIBBERISH
}
