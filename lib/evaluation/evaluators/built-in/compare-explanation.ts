import type { Level } from '@/lib/evaluation/schema'
import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, sentences, withoutAccents, words } from '@/lib/evaluation/text/words'
import { comparing, lacking, not, opposites } from './answer-words'
import { offersChoice } from './guesses'
import { means } from './same-word'
import { stem } from './stem'

/** Shares of an explanation's words that an answer has to tell; of one word it takes more than of several. */
const ENOUGH = { full: 0.6, several: 0.2, one: 0.3 }
/** With fewer words of its own an explanation is also known by what it compares: "less grass because more eat it". */
const FEW = 3
/** Words that a negation, or a comparison, reaches. */
const REACH = 3

type Token = { word: string; plain: string; at: number; isDenied: boolean; isComparing: boolean }

/**
 * How far an answer tells an explanation: which of its words that are not the question's it has in the same sense. None
 * when it says the opposite; undefined when the explanation has only words of the question. Pure.
 */
export function compareExplanation(
  answer: string,
  expected: string,
  question: string,
  language: Language,
): Level | undefined {
  const wanted = tokensIn(expected, language)
  const said = tokensIn(answer, language)
  const asked = new Set(words(question).map((word) => stem(word, language)))
  const own = wanted.filter(({ word }) => /^\p{L}{2,}$/u.test(word) && !asked.has(stem(word, language)))
  const named = own.filter(({ word }) => !isFunctionWord(word))
  const stemsOf = (tokens: readonly Token[]) => new Map(tokens.map((token) => [stem(token.word, language), token]))
  const keys = stemsOf(named.length < FEW ? own.filter((token) => named.includes(token) || token.isComparing) : named)
  if (keys.size === 0) return undefined
  if (saysTheOpposite(said, wanted, offersChoice(answer, language), language)) return 'none'
  const isTold = (key: Token) =>
    said.some(({ word, isDenied }) => isDenied === key.isDenied && means(word, key.word, language))
  const told = [...keys.values()].filter(isTold).length
  const share = told / keys.size
  return share >= ENOUGH.full ? 'full' : share >= (told > 1 ? ENOUGH.several : ENOUGH.one) ? 'partial' : 'none'
}

const isForm = (one: string, other: string, language: Language) => stem(one, language) === stem(other, language)

/** The words of a text, and which are denied: "it is not warm", "without light", « ça passe pas ». */
function tokensIn(text: string, language: Language): Token[] {
  return sentences(text)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .flatMap((clause, line) => {
      const all = words(clause)
      const plain = all.map(withoutAccents)
      return all.map((word, at) => {
        const before = plain.slice(Math.max(0, at - REACH), at)
        const isAfterNe = language === 'fr' && before.some((each) => each === 'ne' || each === 'n')
        const isBeforePas = language === 'fr' && not.fr.has(plain[at + 1] ?? '')
        const isDenied = isAfterNe || isBeforePas || before.some((each) => not[language].has(each) || lacking.has(each))
        // « ne passe plus » compares nothing.
        const isComparing = comparing.has(word) && !isAfterNe
        return { word, plain: withoutAccents(word), at: line * LONGEST_CLAUSE + at, isDenied, isComparing }
      })
    })
}
const CLAUSES = /[,;:]|\b(?:because|but|so|and|parce|mais|donc|alors|et)\b/i
/** No word of a clause is beside one of the next. */
const LONGEST_CLAUSE = 1_000

/**
 * True when an answer has the opposite of an expected word instead of it, or "more" of what should be less. With a choice
 * ("more or less") also when it has both.
 */
function saysTheOpposite(
  said: readonly Token[],
  wanted: readonly Token[],
  isChoice: boolean,
  language: Language,
): boolean {
  return opposites[language].some(([one, other]) => {
    if (comparing.has(one)) return comparedOtherwise(said, wanted, isChoice, [one, other], language)
    const sides = (tokens: readonly Token[]) =>
      new Set(
        tokens.flatMap(({ plain, isDenied }) =>
          isForm(plain, one, language) ? [!isDenied] : isForm(plain, other, language) ? [isDenied] : [],
        ),
      )
    const [right, given] = [sides(wanted), sides(said)]
    return right.size === 1 && given.has(!right.has(true)) && (isChoice || given.size === 1)
  })
}

/** True when "more grass" is said where "less grass" is expected. */
function comparedOtherwise(
  said: readonly Token[],
  wanted: readonly Token[],
  isChoice: boolean,
  pair: readonly [string, string],
  language: Language,
): boolean {
  const compared = (tokens: readonly Token[]) =>
    tokens.flatMap(({ word, at, isComparing }) => {
      if (!isComparing || !pair.includes(word)) return []
      const next = tokens.find((each) => each.at > at && each.at <= at + REACH && !isFunctionWord(each.word))
      return next ? [{ word, what: next.word }] : []
    })
  const given = compared(said)
  return compared(wanted).some(({ word, what }) => {
    const ofTheSame = given.filter((each) => isForm(each.what, what, language))
    const isOther = (each: { word: string }) => each.word !== word
    return ofTheSame.length > 0 && (isChoice ? ofTheSame.some(isOther) : ofTheSame.every(isOther))
  })
}
