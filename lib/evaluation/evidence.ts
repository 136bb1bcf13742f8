import { saysNotDone, sentencesTold, wordsBeforeNotDone } from '@/lib/evaluation/text/not-done'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { rubric } from './rubric'
import type { Subject } from './subject'
import { addsTo, isTelling, tellingWords } from './text/answering'
import { copiedIn } from './text/copies'
import { normalise, readablePart } from './text/normalise'
import { isInjection, injectionsAmong } from './text/injection'
import { pieces, plainLine, shown, steps } from './text/passages'
import { skeleton } from './text/skeleton'
import { markupIn } from './text/markup'
import { metaTalkIn } from './text/meta-talk'
import { type Token, tokensOf } from './text/tokens'
import { distinctWordCount, meaningfulCharacters, saysDone, saysSomething } from './text/substance'
import { isFunctionWord, isNumber, isOfTheWriter, wordLine, words } from './text/words'

const FEWEST_CHARACTERS = 6
const LEAST_OWN_SHARE = 0.25
/** A sentence with an answer mostly has the words of its question: "A leap year has 366 days." */
const LEAST_OWN_SHARE_OF_ANSWER = 0.1
const MOST_QUOTES = 5
const MOST_LOOKED_UP = 40
const MOST_PLACES = 50

/** Deterministic facts about the words of a submission. */
export type Evidence = {
  /** The verified quotes, as written in the submission: long enough, and the writer's own words. */
  verify(quotes: readonly string[]): string[]
  /** The number of distinct content words that the submission adds to the task's and to other members' texts. */
  ownWords: number
  /** The number of distinct content words, the task's included, and one more for a writer who says "I". */
  wordsTold: number
  /** Whether a part of the submission is prompt injection, meta-talk or markup. */
  addressesEvaluator: boolean
  /**
   * The quotes whose sentence says something about the writer, if only that they did what the task says. In the order
   * of the submission.
   */
  ownSentences(quotes: readonly string[]): string[]
  /**
   * The quotes whose sentence adds a word to an expectation's own, if only one of the task: "Grandad won" for "who won"
   * in a game with him.
   */
  answersTo(expectation: string, quotes: readonly string[]): string[]
  /** The quotes whose sentence says in another form that the task was done: "The table is set", "I did it". */
  restated(quotes: readonly string[]): string[]
  /** The quotes whose sentence says that the task was not done. */
  confessed(quotes: readonly string[]): string[]
}

/**
 * Prepares a submission for verifying quotes against it. Neither the criteria nor the content of `others`, other members'
 * accepted texts, counts as the writer's. Pure; linear in the texts.
 */
export function evidenceIn(subject: Subject, others: readonly string[] = []): Evidence {
  const reading = readingOf(subject, others)
  const { passages, line, isVoid, isMetaTalk, isOfMarkup, isTaken } = reading
  const { own, ownSentences, wholeSentences } = tellingSentences(reading)
  const restated = wholeSentences.filter((passage) => isRestatement(passage, subject.title, reading))
  const confessed = passages.filter(({ sentence }, index) => !isVoid[index] && saysNotDone(sentence))
  const free = line.words.flatMap(({ text }, index) => (isTaken[index] ? [] : [{ text, index }]))
  const told = free.filter(({ text, index }) => isTelling(text) && !isMetaTalk[index]).map(({ text }) => skeleton(text))
  // Models often reuse a quote for several criteria.
  const lookedUp = new Map<string, string | undefined>()
  function place(quote: string): string | undefined {
    if (!lookedUp.has(quote)) lookedUp.set(quote, lookUp(quote, reading))
    return lookedUp.get(quote)
  }
  return {
    verify: (quotes) => {
      const asked = quotes.slice(0, MOST_LOOKED_UP).flatMap(pieces).slice(0, MOST_LOOKED_UP)
      const found = asked.map(place).filter((quote) => quote !== undefined)
      return [...new Set(found)].slice(0, MOST_QUOTES).map(shown)
    },
    ownWords: distinctWordCount(own),
    wordsTold: distinctWordCount(new Set(told)) + (free.some(({ text }) => isOfTheWriter(skeleton(text))) ? 1 : 0),
    addressesEvaluator: [...isVoid, ...isOfMarkup].some(Boolean),
    ownSentences: (quotes) => quoted(ownSentences, quotes),
    answersTo: (expectation, quotes) => {
      const known = new Set(words(normalise(expectation)).map(skeleton))
      const answering = wholeSentences.filter(({ tokens }) => addsTo(known, tokens, reading.given.lines))
      return quoted(answering, quotes)
    },
    restated: (quotes) => quoted(restated, quotes),
    confessed: (quotes) => quoted(confessed, quotes),
  }
}

type Given = ReturnType<typeof givenBy>

/** What the writer is given: by the task, by its visible expectations and by the criteria. */
function givenBy({ title, description, expectations = [] }: Subject) {
  const visible = visibleExpectations(expectations).map((expectation) => normalise(expectation.text))
  const given = [normalise(`${title}\n${description}`), ...visible, rubric]
  const lines = given.map(plainLine)
  const givenWords = new Set(lines.flatMap(words))
  const answerWords = new Set(
    expectations.flatMap((each) => (each.isHidden ? tellingWords(each.text, (word) => givenWords.has(word)) : [])),
  )
  return {
    lines,
    words: givenWords,
    steps: new Set(given.flatMap(steps)),
    /** Without those of the criteria. */
    taskWords: new Set(lines.slice(0, -1).flatMap(words)),
    /** The words of hidden expectations, which are the writer's own. */
    answerWords,
    // An expected answer may be a number, misspelt or in another unit.
    isQuestion: answerWords.size > 0,
  }
}

/** A sentence with the skeletons of its words. */
type Passage = { sentence: string; tokens: readonly string[] }
type Reading = ReturnType<typeof readingOf>

/** A submission as it is read, with which passages, and which words of all, are no evidence. */
function readingOf(subject: Subject, others: readonly string[]) {
  const read = readablePart(subject.text).text
  const given = givenBy(subject)
  const passages = sentencesTold(read).map((sentence) => ({ sentence, tokens: words(sentence).map(skeleton) }))
  const line = tokensOf(read)
  const isMarkup = markupIn(read)
  const isOfMarkup = line.words.map(({ start }) => isMarkup(start))
  const sentences = passages.map(({ tokens }) => tokens)
  const isInjected = injectionsAmong(passages.map(({ sentence }) => sentence))
  const metaTalk = metaTalkIn(sentences, given.words)
  const isMetaTalk = metaTalk.flatMap(({ isWord }) => isWord)
  const isVoid = metaTalk.map(({ isMost }, index) => isMost || isInjected[index] === true)
  const isTaken = takenWords(passages, isVoid, copiedIn(sentences, others), given)
  isOfMarkup.forEach((isHere, index) => (isTaken[index] ||= isHere))
  const calculates = /[=+*/÷×<>^%]/.test(read)
  return { read, given, passages, line, isVoid, isMetaTalk, isOfMarkup, isTaken, calculates }
}

/** Which words are no evidence: those of void passages and of confessions, and copied ones but a hidden answer's. */
function takenWords(
  passages: readonly Passage[],
  isVoid: readonly boolean[],
  copied: readonly boolean[],
  given: Given,
) {
  const isExcluded = passages.flatMap(({ sentence, tokens }, index) => {
    const before = isVoid[index] ? 0 : wordsBeforeNotDone(sentence)
    return tokens.map((_, at) => at >= before)
  })
  const isCopied = (token: string, index: number) => copied[index] === true && !given.answerWords.has(token)
  return passages
    .flatMap(({ tokens }) => tokens)
    .map((token, index) => isExcluded[index] === true || isCopied(token, index))
}

/** The words of a part of the text, and its calculations, that the writer adds to what is given. */
function ownIn(reading: Reading, from: number, to: number): string[] {
  const { read, given, line, isMetaTalk, isTaken, calculates } = reading
  const isOwn = ({ text: word, start }: Token, index: number) => {
    if (isTaken[index]) return false
    // The correct answer counts as the writer's even when the question contains it.
    if (given.answerWords.has(skeleton(word))) return true
    if (given.isQuestion && isNumber(word) && !given.words.has(word)) return true
    if (given.isQuestion && isSpeltOut(line.words, index)) return true
    if (isFunctionWord(word) || !saysSomething(word)) return false
    if (!calculates && isOfAList(read, start)) return false
    return !given.words.has(skeleton(word)) && !isMetaTalk[index]
  }
  const here = line.words.slice(from, to)
  const own = here.filter((token, index) => isOwn(token, from + index)).map((token) => token.text)
  const isWhole = here.every((_, index) => !isTaken[from + index])
  const first = here[0]
  const last = here.at(-1)
  if (!first || !last || !isWhole) return own
  return [...own, ...steps(read.slice(first.start, last.end)).filter((step) => !given.steps.has(step))]
}

/** True for a letter of a word that is spelt out: "k n i v e s". */
function isSpeltOut(tokens: readonly Token[], at: number): boolean {
  const isLetter = (index: number) => /^\p{L}$/u.test(tokens[index]?.text ?? '')
  const row = Array.from({ length: FEWEST_SPELT_OUT }, (_, index) => index)
  return isLetter(at) && row.some((back) => row.every((more) => isLetter(at - back + more)))
}
const FEWEST_SPELT_OUT = 4

/** True for the number of an item: "1. …", "2) …". */
const isOfAList = (read: string, start: number) =>
  /^\p{N}[.)\]:-]/u.test(read.slice(start, start + 2)) &&
  /(?:^|[\n.!?])\s*$/.test(read.slice(Math.max(0, start - 4), start))

/** The quote as written in the submission if it is the writer's own, or undefined. */
function lookUp(quote: string, reading: Reading): string | undefined {
  const { read, given, line } = reading
  const isAnswer = given.isQuestion && words(quote).some((word) => given.answerWords.has(skeleton(word)))
  if (meaningfulCharacters(quote) < FEWEST_CHARACTERS && !given.isQuestion) return undefined
  const content = words(quote).filter((word) => !isFunctionWord(word))
  const found = line.places(wordLine(quote), MOST_PLACES).find(({ from, to }) => {
    const own = ownIn(reading, from, to)
    const isAnswered = given.isQuestion && own.some((word) => !given.words.has(skeleton(word)))
    return own.length > 0 && own.length >= content.length * (isAnswered ? LEAST_OWN_SHARE_OF_ANSWER : LEAST_OWN_SHARE)
  })
  if (!found || isInjection(quote)) return undefined
  if (!isAnswer && isGiven(quote, given)) return undefined
  const stop = /[.!?…]\W*$/.test(quote) ? (/^[.!?…]+/.exec(read.slice(found.end, found.end + 3))?.[0] ?? '') : ''
  return read.slice(found.start, found.end) + stop
}

function isGiven(text: string, { lines }: Given): boolean {
  const plain = plainLine(text)
  return lines.some((each) => each.includes(plain))
}

/** The words that the writer adds, the sentences that say something of the writer's own, and whole ones not given. */
function tellingSentences(reading: Reading) {
  const { passages, given, isTaken } = reading
  const own = new Set<string>()
  const ownSentences: Passage[] = []
  const wholeSentences: Passage[] = []
  let from = 0
  for (const passage of passages) {
    const { sentence, tokens } = passage
    const ownHere = ownIn(reading, from, from + tokens.length)
    for (const each of ownHere) own.add(each)
    const added = new Set(tokens.filter((token) => !given.taskWords.has(token)))
    const isOwnTale = [...added].some(isOfTheWriter) && tokens.some((token) => !isFunctionWord(token))
    const isWhole = tokens.every((_, index) => !isTaken[from + index])
    const isAllAdded = tokens.some(isFunctionWord) && tokens.every((token) => added.has(token) || isFunctionWord(token))
    if ((ownHere.length > 0 && (added.size > 1 || isAllAdded)) || (isOwnTale && isWhole)) ownSentences.push(passage)
    if (isWhole && !isGiven(sentence, given)) wholeSentences.push(passage)
    from += tokens.length
  }
  return { own, ownSentences, wholeSentences }
}

/** Says in another form than the title that the task was done. */
function isRestatement({ sentence, tokens }: Passage, title: string, { given }: Reading): boolean {
  if (plainLine(sentence).includes(plainLine(normalise(title)))) return false
  return saysDone(tokens) || tokens.some((word) => isTelling(word) && given.taskWords.has(word))
}

/** The sentences that a quote contains as a whole. */
function quoted(passages: readonly Passage[], quotes: readonly string[]): string[] {
  const asked = quotes.slice(0, MOST_LOOKED_UP).map(wordLine)
  const found = passages.filter(({ sentence }) => asked.some((quote) => quote.includes(wordLine(sentence))))
  return found.slice(0, MOST_QUOTES).map(({ sentence }) => shown(sentence))
}
