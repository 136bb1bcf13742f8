import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import { quantitiesIn } from './numbers'
import { isSame } from './same-word'

const articles = new Set('the a an le la les l un une'.split(' '))
const degrees = new Set('plus moins aussi mieux pire'.split(' '))
/** Words of « plus grand que ». */
const REACH_OF_A_DEGREE = 4

/** True when an answer has the words of the expected one only as what it compares with: "bigger than Jupiter". Pure. */
export function isOnlyCompared(answer: string, expected: string, language: Language): boolean {
  const said = words(answer).map(withoutAccents)
  const wanted = words(expected).map(withoutAccents)
  if (quantitiesIn(expected).length > 0 || wanted.some((_, at) => isComparison(wanted, at))) return false
  const keys = wanted.filter((word) => !isFunctionWord(word))
  const isKey = (word: string) => keys.some((key) => isSame(word, key, language))
  const places = said.flatMap((word, at) => (isKey(word) ? [at] : []))
  const isCompared = (place: number) => {
    let at = place - 1
    while (at > 0 && (articles.has(said[at] ?? '') || isKey(said[at] ?? ''))) at -= 1
    return isComparison(said, at)
  }
  return places.length > 0 && places.every(isCompared)
}

/** "than", and « que » after « plus » */
const isComparison = (list: readonly string[], at: number) =>
  list[at] === 'than' ||
  (/^que?$/.test(list[at] ?? '') &&
    list.slice(Math.max(0, at - REACH_OF_A_DEGREE), at).some((word) => degrees.has(word)))
