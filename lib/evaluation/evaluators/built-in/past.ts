import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import data from './data/past-words.json'

const english = new Set(data.en.split(' '))
const notEnglish = new Set(data.enNotPast.split(' '))
const ENGLISH_ENDING = /[a-z]{2}ed$/
/** "I am tired" tells of no event. */
const states = new Set(['am', 'm', 'is', 's', 'are', 're', 'be', 'so', 'very', 'too'])
const french = data.fr.map((pattern) => new RegExp(`(?<= )(?:${pattern})(?= )`, 'gu'))
const notFrench = new Set(data.frNotPast.split(' '))

/** How often a text tells something in the past. Pure; linear. */
export function pastsIn(text: string, language: Language): number {
  const tokens = words(text)
  if (language === 'en') {
    const isEvent = (word: string, at: number) =>
      ENGLISH_ENDING.test(word) && !notEnglish.has(word) && !states.has(tokens[at - 1] ?? '')
    return tokens.filter((word, at) => english.has(word) || isEvent(word, at)).length
  }
  const line = ` ${tokens.filter((word) => !notFrench.has(word)).join(' ')} `
  return french.reduce((sum, pattern) => sum + (line.match(pattern)?.length ?? 0), 0)
}
