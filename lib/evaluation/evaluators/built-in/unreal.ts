import { withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/unreal-words.json'

const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern))
const UNREAL = compiled(data.unreal)
const FAKED = compiled(data.faked)
const TAKEN_BACK = compiled(data.takenBack)
/** "I was supposed to read one chapter, but I read three." */
const AFTER = new RegExp(` (?:${anyOf(data.after)}) `)

/**
 * True when the only sentence of a text tells what nearly happened, should have or was dreamt, when the last one takes
 * the others back, or when one says that it was faked: "I nearly took the bins out." "Just kidding." "I invented
 * the answers." Pure.
 */
export function isUnreal(sentences: readonly string[]): boolean {
  const lines = sentences.map((sentence) => withoutAccents(wordLine(sentence)))
  const [only = '', another] = lines
  if (lines.some((line) => FAKED.some((pattern) => pattern.test(line)))) return true
  if (another !== undefined) return TAKEN_BACK.some((pattern) => pattern.test(lines.at(-1) ?? ''))
  return UNREAL.some((pattern) => pattern.test(only)) && !AFTER.test(only)
}
