import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, sentences, words } from '@/lib/evaluation/text/words'
import { opposites } from './answer-words'
import { isSame } from './same-word'

type IsWord = (word: string) => boolean

const FEWEST = 3
/** "The sun or the moon", "true or false" */
const OPTIONS = /(?<one>\p{L}{2,})\s+(?:or|ou)\s+(?:(?:the|an?|les?|la|une?)\s+|l['’])?(?<other>\p{L}{2,})/giu
/** What tells two things apart: "the sun is bigger than the moon", "left, not right". */
const TELLING_APART = /(?<!\p{L})(?:than|not|never|but|because|que|pas|non|mais|parce|car)(?!\p{L})/iu
const BEING = new RegExp(
  String.raw`^(?:(?:the|an?|les?|la|une?|du|des)\s+|[ld]['’])?(?<subject>\p{L}+)\s+(?:is|are|was|were|has|have|does|est|sont|a|ont)(?!\p{L})`,
  'iu',
)

/** True for an answer that only names both options of a question, or the expected word and its opposite. Pure. */
export function namesBothOptions(
  answer: string,
  keys: readonly string[],
  question: string,
  language: Language,
): boolean {
  if (TELLING_APART.test(answer)) return false
  const said = words(answer)
  const asked = words(question)
  const offered = [...question.toLowerCase().matchAll(OPTIONS)].map(({ groups }) => [
    groups?.one ?? '',
    groups?.other ?? '',
  ])
  const opposed = opposites[language].filter((pair) => pair.filter((word) => keys.includes(word)).length === 1)
  return [...offered, ...opposed].some((pair) => {
    const isOption = (word: string) => pair.some((option) => isSame(word, option, language))
    const isBoth = pair.every((option) => said.some((word) => isSame(word, option, language)))
    return isBoth && said.every((word) => isOption(word) || isFunctionWord(word) || asked.includes(word))
  })
}

/**
 * True for an answer that offers a name among others: as three bare words ("Sydney Canberra Melbourne"), as sentences of
 * one or two words ("Loire. Seine. Rhone."), or as subjects ("Mercury is hot. Venus is bright. Mars is red."). Pure.
 */
export function offersInTurn(answer: string, isKey: IsWord, isKnown: IsWord): boolean {
  const said = words(answer)
  const rivals = said.filter((word) => !isKnown(word))
  // "Ludwig van Beethoven" is one name.
  const isRow = said.length === FEWEST && rivals.length === FEWEST - 1 && !said.some(isFunctionWord)
  if (isRow && !isKey(said.at(-1) ?? '')) return true
  const all = sentences(answer.replace(/;/g, '.'))
  const isAmongOthers = (each: readonly (readonly string[])[]) =>
    each.length >= FEWEST &&
    each.filter((part) => part.some(isKey)).length === 1 &&
    each.filter((part) => part.every((word) => !isKnown(word))).length >= FEWEST - 1
  const brief = all.map(words).filter((part) => part.length <= 2 && !part.some(isFunctionWord))
  const subjects = all.flatMap((sentence) => BEING.exec(sentence)?.groups?.subject?.toLowerCase() ?? [])
  return (
    (brief.length === all.length && isAmongOthers(brief)) ||
    isAmongOthers(subjects.filter((subject) => !isFunctionWord(subject)).map((subject) => [subject]))
  )
}
