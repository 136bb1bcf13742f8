import { saysNotDone, withoutAvoided } from '@/lib/evaluation/text/not-done'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/confession-words.json'

/** First-person past statements that something was not done. */
const NOT_DONE = new RegExp(anyOf(data.notDone))
const PUT_OFF = new RegExp(anyOf(data.putOff))
/** Postponing all of it means that it is not done. */
const ALL_PUT_OFF = new RegExp(anyOf(data.allPutOff))
/** Somebody else did it, or it was only made to look done. */
const NOT_MINE = new RegExp(anyOf(data.notMine))
/** Nothing is done, even if the rest of the text says otherwise. */
const NOTHING_YET = new RegExp(anyOf(data.nothingYet))
const ONLY_A_PART = new RegExp(` (?:${anyOf(data.partOnly)}) `)
/** The text opens with not having done it, and the rest explains. */
const NOT_DONE_AT_ALL = new RegExp(`^ (?:(?:${anyOf(data.apologies)}) )?(?:${anyOf(data.notDoneAtAll)}) `)
/** Only a part is not done, or it was not done at first, and the next words say what is. */
const BUT_A_PART = new RegExp(
  String.raw`(?:,\s*)?\s(?:${anyOf(data.but)})\s+(?<later>(?:${anyOf(data.later)})\s+)?(?:(?:${anyOf(data.writers)})(?:['’]\s?|\s)` +
    String.raw`(?!${anyOf(data.noWork)})\S+(?:\s+[^\s.!?;,]+){2,})`,
  'iu',
)
const DONE = new RegExp(anyOf(data.done))
const THE_WHOLE = new RegExp(anyOf(data.whole))
/** In lines of words without accents. */
export const BY_THE_WRITER = new RegExp(` (?:${anyOf(data.writers)}) `)
export const CLAUSES = new RegExp(String.raw`[,.;:!?…\n]+|\s(?:${anyOf(data.joints)})\s`, 'iu')

/** Above this share of words about completed work, admitting that a part is missing is no confession. */
const MOST_ABOUT_WORK = 0.55
const FEWEST_WORDS_OF_WORK = 10
/** Number of sentences that count as the opening: if they say it was not done, the rest is mostly the reason. */
const OPENING = 2
const MOST_WORK_AFTER = 20
const MOST_EXPLAINING = 30

/** A forgotten thing beside work that was told: only a part of it is not done, unless the thing is the task's. */
const FORGOTTEN = data.forgotten.map((pattern) => new RegExp(pattern))

/** True when a text is mostly about the task not being done; `isOfTask` tells words of the task. Pure. */
export function isConfession(sentences: readonly string[], isOfTask: (word: string) => boolean = () => true): boolean {
  const clauses = sentences.flatMap((sentence) => withoutUndonePart(sentence, isOfTask).split(CLAUSES)).map(wordLine)
  let all = 0
  let work = 0
  let notDone = 0
  let putOff = 0
  let isFirst = false
  let isAtAll = false
  for (const [index, clause] of clauses.entries()) {
    const line = withoutAvoided(withoutAccents(clause))
    const size = words(clause).length
    const isNothingYet = NOTHING_YET.test(line) || NOT_MINE.test(line)
    const isAllPutOff = ALL_PUT_OFF.test(line)
    const negation = NOT_DONE.exec(line)
    const forgotten = FORGOTTEN.map((each) => each.exec(line)?.groups?.thing).find((thing) => thing !== undefined)
    const isThing = forgotten !== undefined && work > 0 && !forgotten.split(' ').some(isOfTask)
    const isNotDone =
      isNothingYet || isAllPutOff || ((negation !== null || saysNotDone(line)) && !ONLY_A_PART.test(line) && !isThing)
    const isPutOff = PUT_OFF.test(line)
    // A text without punctuation is one clause.
    const toldBefore = isNotDone && negation ? words(line.slice(0, negation.index)).length : 0
    all += size
    work += toldBefore
    if (isNotDone) notDone += 1
    if (isNothingYet || isAllPutOff || (isNotDone && index < OPENING && toldBefore < FEWEST_WORDS_OF_WORK))
      isFirst = true
    if (index === 0 && NOT_DONE_AT_ALL.test(line)) isAtAll = true
    if (isPutOff) putOff += 1
    if (!isNotDone && !isPutOff) work += size
  }
  if (notDone === 0) return false
  if (isFirst && work < (isAtAll ? MOST_EXPLAINING : MOST_WORK_AFTER)) return true
  return work < FEWEST_WORDS_OF_WORK || (notDone + putOff >= 2 && work < all * MOST_ABOUT_WORK)
}

/** "I did not read all of it" denies a part. */
const quantifiers = new Set(words(data.quantifiers))
/** Words after a denial among which its verb is: "I did not really help". */
const VERB_WITHIN = 3

/**
 * True when a text begins with not having done what the task says, and no later sentence tells that its writer did: "I
 * did not water the plants because it rained. My mother looked at them." Pure.
 */
export function deniesTask([first = '', ...later]: readonly string[], isOfTask: (word: string) => boolean): boolean {
  const isWorkWord = (word: string) => !isFunctionWord(word) && isOfTask(word)
  const line = withoutAvoided(withoutAccents(wordLine(withoutUndonePart(first, isOfTask))))
  const negation = NOT_DONE.exec(line)
  if (!negation || ONLY_A_PART.test(line)) return false
  const denied = words(line.slice(negation.index + negation[0].length)).slice(0, VERB_WITHIN)
  if (!denied.some(isWorkWord) || denied.some((word) => quantifiers.has(word))) return false
  return !later.some((sentence) => {
    const told = withoutAccents(wordLine(sentence))
    return !NOT_DONE.test(told) && BY_THE_WRITER.test(told) && words(told).some(isWorkWord)
  })
}

/**
 * Removes the first half of a sentence that only says which part is not done, or what was not done at first: "I didn't do
 * the sky but I painted …", "I forgot it yesterday, but today I read …".
 */
function withoutUndonePart(sentence: string, isOfTask: (word: string) => boolean): string {
  const rest = BUT_A_PART.exec(sentence)
  if (!rest) return sentence
  const undone = withoutAccents(` ${wordLine(sentence.slice(0, rest.index))}`)
  const since = withoutAccents(wordLine(sentence.slice(rest.index)))
  const isWork = DONE.test(since) || words(since).some((word) => !isFunctionWord(word) && isOfTask(word))
  const isDoneSince = rest.groups?.later !== undefined && !NOT_DONE.test(since) && isWork
  return NOT_DONE.test(undone) && (isDoneSince || !THE_WHOLE.test(undone)) ? sentence.slice(rest.index) : sentence
}
