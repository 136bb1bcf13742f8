import { withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/unreal-words.json'

const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern))
const UNREAL = compiled(data.unreal)
const TAKEN_BACK = compiled(data.takenBack)
/** "I was supposed to read one chapter, but I read three." */
const AFTER = new RegExp(` (?:${anyOf(data.after)}) `)

/**
 * True when the only sentence of a text tells what nearly happened, should have or was dreamt, or when the last one takes
 * the others back: "I nearly took the bins out." "Just kidding." Pure.
 */
export function isUnreal(sentences: readonly string[]): boolean {
  const lines = sentences.map((sentence) => withoutAccents(wordLine(sentence)))
  const [only = '', another] = lines
  if (another !== undefined) return TAKEN_BACK.some((pattern) => pattern.test(lines.at(-1) ?? ''))
  return UNREAL.some((pattern) => pattern.test(only)) && !AFTER.test(only)
}
