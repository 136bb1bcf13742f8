import { isFunctionWord, sentences, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/question-words.json'
import type { ParsedText } from './parsed-text'
import type { Task } from './task-themes'

/** "the Moon (our moon)", "18 or 112" and "melts ice / no black ice" allow either. */
export function alternativesOf(expected: string, task: Task): string[] {
  const inside = expected.match(/\(([^()]*)\)/g) ?? []
  const between = ASKS_FOR_ANY.test(questionOf(task)) ? ANY_SEPARATOR : /\s+(?:or|ou|\/)\s+/i
  return [...expected.replace(/\([^()]*\)/g, ' ').split(between), ...inside]
}

/** The question in lower case without accents, to look for what it asks for. */
export const questionOf = ({ title, description }: Task) => withoutAccents(`${title} ${description}`.toLowerCase())

/** Between the items of a list, not within 1,5 or 2/4. */
const ANY_SEPARATOR = /;|,(?!\d)|(?<!\d)\/(?!\d)|\b(?:or|ou)\b/i

/** Questions that any of several answers meets. */
const ASKS_FOR_ANY = asksFor(data.anyAnswer)

/** Questions for a form of a word: another word of the same meaning is no answer. */
export const ASKS_FOR_FORM = asksFor(data.form)

/** Questions whose answer is how a word is written. */
export const ASKS_FOR_SPELLING = asksFor(data.spelling)

/** Questions whose answer needs a reason beside a yes or no. */
export const ASKS_FOR_REASON = asksFor(data.reason)

/** Questions for the items of a list in their order. */
export const ASKS_FOR_ORDER = asksFor(data.order)

/** Questions for a duration: "1 h 30" is no time of day. */
export const ASKS_HOW_LONG = asksFor(data.duration)

/** Questions for a time of day: « 16 h » is no duration. */
export const ASKS_WHEN = asksFor(data.when)

/** Questions whose answer is a number, also when it is explained. */
export const ASKS_FOR_AMOUNT = asksFor(data.amount)

const OWN_WORDS = new RegExp(anyOf(data.ownWords), 'g')
const OF_THE_WRITER = new RegExp(String.raw`\b(?:${anyOf(data.writer)})\b`)
const EXPLAINING = new RegExp(String.raw`^(?:${anyOf(data.explanation)})\b`)
const KNOWLEDGE = asksFor(data.knowledge)
const PRAISE = asksFor(data.praise)

/**
 * True for a task that only asks to explain something else than what the writer did: "Explain in your own words how water
 * gets into the leaves", and neither "Explain how you did it" nor "Water the plants. Why do they need it?".
 */
export function asksToExplain({ description }: Task): boolean {
  const asked = sentences(description)
    .map((sentence) =>
      wordLine(withoutAccents(sentence.toLowerCase())).trim().replace(OWN_WORDS, ' ').replace(/ +/g, ' '),
    )
    .filter((line) => line !== '')
  return asked.length > 0 && asked.every((line) => EXPLAINING.test(line.trim()) && !OF_THE_WRITER.test(line))
}

/**
 * True for a task that is answered by facts or a story: "Tell what you learned", "Read the chapter and tell about it".
 */
export const asksForKnowledge = ({ description }: Task): boolean =>
  KNOWLEDGE.test(wordLine(withoutAccents(description.toLowerCase())))

const STORY = asksFor(data.story)

/** True for a task that asks for a story, or for what somebody else says. */
export const asksForStory = (task: Task): boolean => STORY.test(questionOf(task))

const OWN_TIME = new RegExp(String.raw`^ (?:${anyOf(data.ownTime)}) `)

/** True for a task that only asks to tell about a day, a moment or a thing of one's own: nothing can be left undone. */
export function asksForOwnTime({ description }: Task): boolean {
  const asked = sentences(description).map((sentence) => wordLine(withoutAccents(sentence.toLowerCase())))
  return asked.length > 0 && asked.every((line) => OWN_TIME.test(line) && !MORE_TO_DO.test(line))
}
/** "Tell about a moment of your Monday and tidy your room." */
const MORE_TO_DO =
  / (?:and|et|then|puis) (?!(?:what|how|who|where|why|ce|comment|qui|pourquoi|of|the|your|a|an|le|la|les|l|du|de|ton|ta|tes|un|une|evening|soir|afternoon) )/

/** True when a text need not show its writer: an explanation, facts or a story, but no praise of reading and learning. */
export const mayBeImpersonal = (task: Task, { kept }: ParsedText): boolean =>
  asksToExplain(task) ||
  (asksForKnowledge(task) && !kept.some(({ meant }) => PRAISE.test(withoutAccents(wordLine(meant)))))

function asksFor(patterns: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${anyOf(patterns)})\b`)
}

const LONGEST_SPELLED = 3

/** Whether an answer contains the few expected words exactly, except for capitals. Longer answers are not checked. */
export function isSpelledAs(answer: string, expected: string): boolean {
  const wanted = words(expected).filter((word) => !isFunctionWord(word))
  return wanted.length > LONGEST_SPELLED || wanted.every((word) => words(answer).includes(word))
}

/** A word spelt letter by letter: "b-r-i-d-g-e". */
const SPELT_OUT = /(?<!\p{L})\p{L}([ -])\p{L}(?:\1\p{L}){2,}(?!\p{L})/gu

const lettersOf = (text: string) => withoutAccents(text.toLowerCase()).replace(/[^a-z]/g, '')

/** An answer in which a word of the expected one that is spelt letter by letter is written as one. Pure. */
export function withSpeltOut(answer: string, expected: string): string {
  const wanted = words(expected).map(lettersOf)
  return answer.replace(SPELT_OUT, (spelt) =>
    wanted.includes(lettersOf(spelt)) ? (spelt.match(/\p{L}/gu) ?? []).join('') : spelt,
  )
}

/** True for an answer that spells another word than the expected one, or than a part of it, letter by letter. */
export function spellsAnother(answer: string, expected: string): boolean {
  return (answer.match(SPELT_OUT) ?? []).some((spelt) => !lettersOf(expected).includes(lettersOf(spelt)))
}
