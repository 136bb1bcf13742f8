import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/plan-words.json'
import type { Task } from './task-themes'

const FUTURE = new RegExp(data.future.map((pattern) => `(?<= )(?:${pattern.trim()})(?= )`).join('|'), 'g')
const ASKED_FOR = new RegExp(anyOf(data.askedFor))
/** A joint begins a clause where a subject follows: "and I", not "and the mint". */
const CLAUSES = new RegExp(
  String.raw`[,.;:!?…\n]+|\s(?=(?:${anyOf(data.joints)})\s(?:${anyOf(data.subjects)})(?:\s|['’]))`,
  'iu',
)
const SHORTEST_CLAUSE = 3
/** A longer clause tells more than its verb in the future: children leave punctuation out. */
const WORDS_OF_A_PLAN = 12

/** True when a text says only what will be done, or would have been, and its task does not ask for a plan. Pure. */
export function isPlan(sentences: readonly string[], { title, description, expectations = [] }: Task): boolean {
  if (ASKED_FOR.test(withoutAccents(wordLine(`${title} ${description} ${expectations.join(' ')}`)))) return false
  const clauses = sentences
    .flatMap((sentence) => sentence.split(CLAUSES))
    .filter((clause) => words(clause).length >= SHORTEST_CLAUSE)
    .map((clause) => withoutAccents(wordLine(clause)))
  return clauses.length > 0 && clauses.every(isFuture)
}

const isFuture = (clause: string) => words(clause).length <= WORDS_OF_A_PLAN * [...clause.matchAll(FUTURE)].length
