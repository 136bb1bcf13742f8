import type { Language } from '@/lib/evaluation/text/language'
import { namingWords } from '@/lib/evaluation/text/naming'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/personal-words.json'
import type { ParsedText, Passage } from './parsed-text'
import { isPerson } from './generic'
import { LONGEST_NOTE } from './measures'
import { hasNumber } from './numbers'
import { pastsIn } from './past'
import { NAME } from './smooth'

const writer = new Set(words(data.writer))
/** General truths have subjects too ("we stay calm"): they count with what was done. */
const somebodyDid = new RegExp(data.somebodyDid.join('|'))
/** General truths are told in the present. */
const past = new Set(words(data.past))
const anybody = new Set(words(data.anybody))

const FEWEST_ITEMS = 3
/** In words: fewer than "Kittens need warmth", with which "Kittens need warmth, food, and sleep" begins. */
const LONGEST_FIRST_ITEM = 2
const LONGEST_ITEM = 5

const isPersonal = (word: string) => writer.has(word) || past.has(word)

const general = new RegExp(` (?:${data.general.join('|')})(?= )`)
/** At least this share of the sentences of a text of general truths says what is always or mostly so, or should be. */
const MOSTLY_GENERAL = 0.5

/**
 * True for general statements about a subject: of some length, and without the writer, a person, a name, a number or a
 * past.
 */
export function isImpersonal(parsed: ParsedText): boolean {
  const tokens = parsed.kept.flatMap((passage) => passage.tokens)
  // Notes often leave out who did it.
  return (
    tokens.length > LONGEST_NOTE &&
    showsNobody(parsed) &&
    !parsed.kept.some((passage) => beginsWithItems(passage, parsed.language))
  )
}

/**
 * True when at least half of the sentences state a general truth and none shows a person, a name, a number or a past. Of
 * any length.
 */
export function isGeneral(parsed: ParsedText): boolean {
  const { kept } = parsed
  const truths = kept.filter(({ meant }) => general.test(withoutAccents(wordLine(meant))))
  return truths.length >= Math.max(1, kept.length * MOSTLY_GENERAL) && showsNobody(parsed)
}

/** True for a sentence that begins with three short parts between commas, each naming a thing: "Goggles, towel, …". */
function beginsWithItems({ meant }: Passage, language: Language): boolean {
  const items = meant.split(/[,;:]/u).slice(0, FEWEST_ITEMS)
  const isItem = (item: string, at: number) =>
    words(item).length <= (at === 0 ? LONGEST_FIRST_ITEM : LONGEST_ITEM) &&
    namingWords(item, language, new Set()).size > 0
  return items.length === FEWEST_ITEMS && items.every(isItem)
}

function showsNobody({ kept, language }: ParsedText): boolean {
  const tokens = kept.flatMap((passage) => passage.tokens)
  // In English a report may leave out its writer: "Took the bins out", but not "Washed hands are healthy".
  const [first = '', second = ''] = tokens
  if (language === 'en' && pastsIn(first, language) > 0 && isFunctionWord(second)) return false
  if (somebodyDid.test(withoutAccents(` ${tokens.join(' ')} `))) return false
  // "Children need sleep" is true of any, "The children slept" of some.
  const isSomebody = (word: string, sentence: string) =>
    !isFunctionWord(word) && isPerson(word, language) && (!anybody.has(word) || pastsIn(sentence, language) > 0)
  return !kept.some(
    ({ text, meant, tokens: own }) =>
      own.some((word) => isPersonal(withoutAccents(word)) || isSomebody(word, meant)) ||
      NAME.test(text) ||
      hasNumber(meant),
  )
}
