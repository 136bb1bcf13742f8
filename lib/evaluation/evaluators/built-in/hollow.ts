import type { Language } from '@/lib/evaluation/text/language'
import { isAbstractWord } from '@/lib/evaluation/text/naming'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import data from './data/hollow-words.json'
import { isYesOrNo, saysNone } from './echoes'
import type { Reading } from './expectation-vectors'

const list = (line: string) => new Set(words(line))
const things = list(data.things)
const amounts = list(data.amounts)
const praise = list(data.praise)
const telling = list(data.telling)
const quoting = list(data.quoting)
const deciding = list(data.deciding)
/** Kinds that a word of praise tells: "It was nice" tells how it tasted. */
const describing = new Set(data.describing.split(' '))
const askingHow = list(data.askingHow)
const choosing = list(data.choosing)

/** The most log-odds of a clause that names nothing. */
const HOLLOW = -4

type Given = { given: ReadonlySet<string>; language: Language }

/** The log-odds that each clause tells each expectation, where those that name nothing hardly tell one. Pure. */
export const withoutHollow = (
  odds: readonly (readonly number[])[],
  expectations: readonly Reading[],
  clauses: readonly Reading[],
  given: Given,
): number[][] =>
  odds.map((each, index) => {
    const others = new Set(expectations.flatMap(({ stems }, at) => (at === index ? [] : stems)))
    return each.map((value, at) => {
      const [expectation, clause] = [expectations[index], clauses[at]]
      if (!expectation || !clause) return value
      const isNothing = isHollow(expectation, clause, given) || isOfAnother(expectation, clause, others)
      return isNothing ? Math.min(value, HOLLOW) : value
    })
  })

/** "I played" repeats "who played with you", and does not tell "the best moment". */
function isOfAnother(expectation: Reading, clause: Reading, others: ReadonlySet<string>): boolean {
  const content = clause.stems.filter(
    (_, at) => !isFunctionWord(clause.words[at] ?? '') && (clause.words[at]?.length ?? 0) > 1,
  )
  return content.length > 0 && content.every((stemmed) => others.has(stemmed) && !expectation.stems.includes(stemmed))
}

/**
 * True for a clause that only says how many vague things there were or how nice something was, where a thing was asked
 * for: "There were so many beautiful things to see", « Le titre est très beau ». `given` are the stems of the task.
 */
export function isHollow(expectation: Reading, clause: Reading, { given, language }: Given): boolean {
  if (isYesOrNo(expectation) || saysNone(expectation, clause)) return false
  const plain = clause.words.map(withoutAccents)
  if (plain.some((word) => deciding.has(word) || /\p{N}/u.test(word))) return false
  const asks = (list: ReadonlySet<string>) => expectation.words.some((word) => list.has(withoutAccents(word)))
  const asksHow = asks(askingHow) || (expectation.kinds.some((kind) => describing.has(kind)) && !asks(choosing))
  // "She said well done" tells what she said.
  const isQuoted = asks(telling) && plain.some((word) => quoting.has(word))
  const isVague = (word: string) => things.has(word) || (!asksHow && !isQuoted && praise.has(word))
  // "We talked for a long time" tells nothing of what was said.
  const isOnlyTalk = asks(telling) && plain.some((word) => telling.has(word)) && plain.some((word) => amounts.has(word))
  if (!plain.some(isVague) && !isOnlyTalk) return false
  return plain.every((word, at) => {
    if (isVague(word) || amounts.has(word) || word.length < 2 || isFunctionWord(clause.words[at] ?? '')) return true
    return telling.has(word) || given.has(clause.stems[at] ?? '') || (!isOnlyTalk && isAbstractWord(word, language))
  })
}
