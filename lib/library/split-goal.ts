import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import lists from './negations.json'

const listed = (list: string) => new Set(list.split(' '))
const [negators, increases, wishes] = [listed(lists.negators), listed(lists.increases), listed(lists.wishes)]
const afterIncrease = listed(lists.afterIncrease)
const [ends, connectors, leads] = [listed(lists.ends), listed(lists.connectors), listed(lists.leads)]

const phrase = (list: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${anyOf(list)})(?!\\p{L})`, 'giu')
const affirmations = phrase(lists.affirmations)
const phrases = phrase(lists.phrases)
const nuisance = new RegExp(`^(?:${anyOf(lists.nuisances)})`)
const contraction = /(?<=\p{L})n['’]t(?!\p{L})/giu
/** The French *ne*, after which *plus* negates as well. */
const isNe = (word: string) => word === 'ne' || word === 'n'

type IsOfTheme = (word: string) => boolean

/**
 * The words of a goal, in English or French, that name what is wanted, and those of which the goal asks for none or
 * less: "less reading, more cooking". A negation lasts until the clause ends or asks for more of something, or until a
 * preposition or *and* follows something else than a theme: "less afraid of maths" wants maths. Fewer quarrels are a
 * wish for kindness, so nuisances are wanted words.
 */
export function splitGoal(goal: string, isOfTheme: IsOfTheme): { wanted: string; unwanted: string } {
  const wanted: string[] = []
  const unwanted: string[] = []
  const plain = goal.replace(affirmations, ' ').replace(contraction, ' not').replace(phrases, ' less ')
  for (const clause of plain.split(/[.,;:!?()\n]/)) {
    for (const { word, isNegated } of clauseWords(words(clause), isOfTheme))
      (isNegated && !nuisance.test(word) ? unwanted : wanted).push(word)
  }
  return { wanted: wanted.join(' '), unwanted: unwanted.join(' ') }
}

function clauseWords(clause: readonly string[], isOfTheme: IsOfTheme): { word: string; isNegated: boolean }[] {
  if (clause.some((word) => wishes.has(word))) return clause.map((word) => ({ word, isNegated: false }))
  let isNegated = false
  let hasNe = false
  let named: Named = 'nothing'
  return clause.map((word, at) => {
    hasNe ||= isNe(word)
    const isStop = isStopping(word, clause[at + 1])
    const isNegator = isStop || negators.has(word) || isNe(word)
    if (isNegator) isNegated = !isStop || !isNegated
    else if (increases.has(word)) isNegated = (hasNe && word === 'plus') || afterIncrease.has(clause[at - 1] ?? '')
    else if (isEnd(word, named)) isNegated = false
    named = isNegator || increases.has(word) ? 'nothing' : namedWith(word, named, isOfTheme)
    return { word, isNegated }
  })
}

/** What follows a negator: a theme decides, wherever it stands. */
type Named = 'nothing' | 'theme' | 'other'

function namedWith(word: string, named: Named, isOfTheme: IsOfTheme): Named {
  if (isOfTheme(word) && !nuisance.test(word)) return 'theme'
  const isOther = named === 'nothing' && !isFunctionWord(word) && !leads.has(word)
  return isOther ? 'other' : named
}

const isEnd = (word: string, named: Named) =>
  (named !== 'nothing' && ends.has(word)) || (named === 'other' && connectors.has(word))

/** "Stop reading", but no stop motion film. */
const isStopping = (word: string, next = '') => word === 'stop' && next.endsWith('ing')
