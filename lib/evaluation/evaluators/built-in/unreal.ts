import { withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/unreal.json'

const IMAGINED = new RegExp(` (?:${anyOf(data.imagined)}) `)
const ASKED = new RegExp(` (?:${anyOf(data.asked)}) `)
const INTENDED = new RegExp(` (?:${anyOf(data.intended)}) `)

const plain = (text: string) => withoutAccents(wordLine(text))

/** True for what would have happened: "our team would have won". Pure. */
export const isImagined = (clause: string): boolean => IMAGINED.test(plain(clause))

/** True for a task or an expectation that asks what could be: "what you would do differently". Pure. */
export const asksForImagined = (text: string): boolean => ASKED.test(plain(text))

/** True for a sentence about what was due, nearly done, done instead of something, or only imagined. Pure. */
export const isUnreal = (sentence: string): boolean => isImagined(sentence) || INTENDED.test(plain(sentence))
