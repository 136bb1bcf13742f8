import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { anyOf } from '@/lib/text'
import data from './data/plan-words.json'
import type { Passage } from './parsed-text'
import { pastsIn } from './past'
import type { Task } from './task-themes'

const fenced = (patterns: readonly string[]) => new RegExp(`(?<= )(?:${anyOf(patterns)})(?= )`, 'g')
const FUTURE = fenced([...data.future, ...data.own])
const OWN = fenced(data.own)
const WISHES = fenced(data.wishes)
const ASKED_FOR = new RegExp(anyOf(data.askedFor))

/** A text with fewer words in the future tells more than a plan, also where it leaves verbs out. */
const WORDS_OF_A_PLAN = 30
/** Wishes and duties stand in reports as well, and a plan may mention something past: "Gran's striped cloth". */
const WORDS_OF_A_WISH = 18
const WORDS_BESIDE_PAST = 20

/**
 * True when a text says what will be done and nothing that happened, and its task does not ask for
 * a plan. Pure.
 */
export function isPlan(passages: readonly Passage[], language: Language, task: Task): boolean {
  const asked = `${task.title} ${task.description} ${(task.expectations ?? []).join(' ')}`
  if (ASKED_FOR.test(withoutAccents(wordLine(asked)))) return false
  const text = passages.map(({ meant }) => meant).join(' ')
  const line = withoutAccents(wordLine(text))
  const count = (pattern: RegExp) => [...line.matchAll(pattern)].length
  const own = count(OWN)
  const future = count(FUTURE)
  const size = words(text).length
  const past = pastsIn(text, language)
  const isWish = past === 0 && size <= count(WISHES) * WORDS_OF_A_WISH
  if (size > future * WORDS_OF_A_PLAN) return isWish
  if (past > 0) return past === 1 && own > 0 && future > 1 && size <= future * WORDS_BESIDE_PAST
  return isWish || own > 0 || future > 1
}
