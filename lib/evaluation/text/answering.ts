import { skeleton } from './skeleton'
import data from './spelt-words.json'
import { affirmations, denials, saysSomething } from './substance'
import { isFunctionWord, words } from './words'

/** True for a word that tells something by itself. */
export const isTelling = (word: string) => !isFunctionWord(word) && saysSomething(word)

const skeletons = (list: string) => new Set(words(list).map(skeleton))
const asksForWords = skeletons(data.asks)
const spelt = skeletons(data.spelt)

/** Whether a sentence adds a word to what is known of an expectation that is not copied from the `lines` of the task. */
export function addsTo(known: ReadonlySet<string>, tokens: readonly string[], lines: readonly string[]): boolean {
  const mayBeSpelt = [...known].some((word) => asksForWords.has(word))
  return tokens.some((word, at) => {
    if (known.has(word)) return false
    if (denials.has(word) || affirmations.has(word)) return true
    // "Because was tricky" answers "which words were tricky".
    if (!isTelling(word) && !(mayBeSpelt && spelt.has(word))) return false
    // Two words in a row that stand so in the task are copied from it.
    const pairs = [tokens.slice(at - 1, at + 1), tokens.slice(at, at + 2)].filter((pair) => pair.length === 2)
    return !pairs.some((pair) => lines.some((each) => each.includes(` ${pair.join(' ')} `)))
  })
}

/**
 * The words of an answer that show it was known: content words not given elsewhere, or all content words if every one
 * was given; also its yes or no, the initials of a word with a hyphen, and the letter of "vitamin C".
 */
export function tellingWords(answer: string, isGiven: (word: string) => boolean): string[] {
  const all = words(answer).flatMap((word) => (word === '100' ? [word, ...HUNDRED] : [word]))
  const meaning = all.filter((word) => !isFunctionWord(word)).map(skeleton)
  const untold = meaning.filter((word) => !isGiven(word))
  const telling = [untold, meaning, all.map(skeleton)].find((some) => some.length > 0) ?? []
  return [...telling, ...all.slice(0, 1).map(skeleton).filter(isYesOrNo), ...initialsIn(answer), ...labelIn(answer)]
}

const refusals = skeletons('no nope non')
const isYesOrNo = (word: string) => affirmations.has(word) || refusals.has(word)

/** The initials of a word with a hyphen, each and together: S, W and SW of south-west. */
function initialsIn(answer: string): string[] {
  const compounds = answer.match(/(?<!\p{L})\p{L}{2,}-\p{L}{2,}(?!\p{L})/gu) ?? []
  return compounds.flatMap((compound) => {
    const initials = words(compound).map((word) => word.charAt(0))
    return [...initials, initials.join('')].map(skeleton)
  })
}

/** The letter that names one of several: the C of "vitamin C". */
export const labelIn = (answer: string): string[] =>
  [...answer.trim().matchAll(/\p{L}{2,} (\p{Lu})$/gu)].map(([, letter = '']) => letter.toLowerCase())

/** The only words for numbers that can be meta-talk: "a hundred points". */
const HUNDRED = ['hundred', 'cent']
