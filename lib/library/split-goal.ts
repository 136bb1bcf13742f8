import { words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import lists from './negations.json'

const listed = (list: string) => new Set(list.split(' '))
const [negators, increases, wishes] = [listed(lists.negators), listed(lists.increases), listed(lists.wishes)]
const afterIncrease = listed(lists.afterIncrease)

const phrase = (list: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${anyOf(list)})(?!\\p{L})`, 'giu')
const affirmations = phrase(lists.affirmations)
const phrases = phrase(lists.phrases)
const nuisance = new RegExp(`^(?:${anyOf(lists.nuisances)})`)
const contraction = /(?<=\p{L})n['’]t(?!\p{L})/giu
/** The French *ne*, after which *plus* negates as well. */
const isNe = (word: string) => word === 'ne' || word === 'n'

/**
 * The words of a goal, in English or French, that name what is wanted, and those of which the goal asks for none or
 * less: "less reading, more cooking". A negation lasts until the clause ends or asks for more of something. Fewer
 * quarrels are a wish for kindness, so nuisances are wanted words.
 */
export function splitGoal(goal: string): { wanted: string; unwanted: string } {
  const wanted: string[] = []
  const unwanted: string[] = []
  const plain = goal.replace(affirmations, ' ').replace(contraction, ' not').replace(phrases, ' less ')
  for (const clause of plain.split(/[.,;:!?()\n]/)) {
    for (const { word, isNegated } of clauseWords(words(clause)))
      (isNegated && !nuisance.test(word) ? unwanted : wanted).push(word)
  }
  return { wanted: wanted.join(' '), unwanted: unwanted.join(' ') }
}

function clauseWords(clause: readonly string[]): { word: string; isNegated: boolean }[] {
  if (clause.some((word) => wishes.has(word))) return clause.map((word) => ({ word, isNegated: false }))
  let isNegated = false
  let hasNe = false
  return clause.map((word, at) => {
    hasNe ||= isNe(word)
    if (negators.has(word) || isNe(word)) isNegated = true
    else if (increases.has(word)) isNegated = (hasNe && word === 'plus') || afterIncrease.has(clause[at - 1] ?? '')
    return { word, isNegated }
  })
}
