import metaTalk from './meta-talk.json'
import { skeleton } from './skeleton'
import { saysSomething } from './substance'
import { isFunctionWord, isOfTheWriter } from './words'

const always = new Set(metaTalk.words.map((word) => skeleton(word)))
const everyday = new Set(metaTalk.everyday.map((word) => skeleton(word)))
const phrases = new Set(metaTalk.phrases.map((phrase) => phrase.split(' ').map(skeleton).join(' ')))
const isSaid = (word: string) => always.has(word) || everyday.has(word)

const MOST_META_TALK = 0.4
/** A sentence with more different words of this kind praises itself. */
const MOST_EVERYDAY = 3

/** A sentence's talk about tasks, answers and verdicts. */
export type MetaTalk = {
  /** Whether the sentence is mostly meta-talk. */
  isMost: boolean
  /** By word. */
  isWord: boolean[]
}

/**
 * Finds the meta-talk in the sentences of a text, given by the skeletons of their words. A sentence in which the writer
 * adds something to the task's words may use a few of these words to tell of school or play: "I had to answer questions
 * about whales". This does not hold for a text that uses a word about grading alone, or speaks of itself.
 */
export function metaTalkIn(sentences: readonly (readonly string[])[], given: ReadonlySet<string>): MetaTalk[] {
  const isGraded = sentences.some((tokens) =>
    tokens.some((word, at) => always.has(word) || phrases.has(`${tokens[at - 1]} ${word}`)),
  )
  return sentences.map((tokens) => {
    const content = tokens.filter((word) => !isFunctionWord(word))
    const said = content.filter(isSaid)
    const addsSomething = content.some((word) => saysSomething(word) && !isSaid(word) && !given.has(word))
    const isOfSchoolOrPlay = addsSomething && tokens.some(isOfTheWriter) && new Set(said).size <= MOST_EVERYDAY
    if (isOfSchoolOrPlay && !isGraded) return { isMost: false, isWord: tokens.map(() => false) }
    return {
      isMost: new Set(said).size >= 2 && said.length >= content.length * MOST_META_TALK,
      isWord: tokens.map(isSaid),
    }
  })
}
