import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/undone.json'
import { undoneScore } from './motifs'
import { stem } from './stem'
import { phraseScore } from './undone-phrases'

const TASK = '{task}'
const MARK = '\u00a7'
const compiled = (pattern: string) => new RegExp(` (?:${pattern.replaceAll(TASK, MARK).trim()})(?= )`)
const signs = [...data.ends, ...data.turns].map(compiled)

const SHORTEST_STEM = 3
/** So many signs are no accident, unless much work is told. */
const SURELY_LEFT = 2
const LITTLE_WORK = 16
/** Whoever tells this much after the last sign did it after all. */
const WORK_AFTER = 8

/** From this score on, a text sounds like such a story. */
const LIKELY = 0.3
/** A single sentence this long, without a sign, mostly lists what was done: it must sound more like one. */
const LONG_SENTENCE = 22
const LIKELY_AS_LIST = 1.9
/** From this one on, a single sign is enough to be sure. */
const SURE = 3
/** Weight of the score of motifs beside that of phrases. */
const MOTIFS = 0.6

/** How sure it is that a text tells of a task that was not done. */
export type Undone = 'surely' | 'perhaps' | undefined

/**
 * Whether a text tells that the task was not done, as a story: how it was left, put off, avoided, faked or taken over by
 * somebody else, with little besides. Pure; linear.
 */
export function undoneIn(passages: readonly string[], taskStems: ReadonlySet<string>, language: Language): Undone {
  const isOfTask = (word: string) => {
    if (isFunctionWord(word)) return false
    const stemmed = stem(word, language)
    return stemmed.length >= SHORTEST_STEM && taskStems.has(stemmed)
  }
  let work = 0
  let after = 0
  const left = new Set<RegExp>()
  const sentences: string[][] = []
  for (const passage of passages) {
    const line = withoutAccents(wordLine(passage))
    const marked = words(passage).map((word) => (isOfTask(word) ? MARK : withoutAccents(word)))
    sentences.push(marked)
    const told = signs.filter((sign) => sign.test(line) || sign.test(` ${marked.join(' ')} `))
    for (const sign of told) left.add(sign)
    const size = words(passage).length
    after = told.length > 0 ? 0 : after + size
    if (told.length === 0) work += size
  }
  const score = phraseScore(sentences, language) + MOTIFS * undoneScore(passages, language)
  const isLeft = left.size >= SURELY_LEFT || (left.size > 0 && score > SURE)
  if (isLeft && after < WORK_AFTER && work < LITTLE_WORK) return 'surely'
  const isList = passages.length === 1 && left.size === 0 && work >= LONG_SENTENCE
  return score > (isList ? LIKELY_AS_LIST : LIKELY) ? 'perhaps' : undefined
}
