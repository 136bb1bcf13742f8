import { saysNotDone, sentencesTold, wordsBeforeNotDone } from '@/lib/evaluation/text/not-done'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { rubric } from './rubric'
import type { Subject } from './subject'
import { copiedIn } from './text/copies'
import { normalise, readablePart } from './text/normalise'
import { isInjection, injectionsAmong } from './text/injection'
import { skeleton } from './text/skeleton'
import { markupIn } from './text/markup'
import { isMostlyMetaTalk, isMetaTalk } from './text/meta-talk'
import { type Token, tokensOf } from './text/tokens'
import { denials, distinctWordCount, meaningfulCharacters, saysDone, saysSomething } from './text/substance'
import { isFunctionWord, isNumber, isOfTheWriter, wordLine, words } from './text/words'

const FEWEST_CHARACTERS = 6
const LEAST_OWN_SHARE = 0.25
const LONGEST_QUOTE = 2_000
const LONGEST_SHOWN = 240
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
  const { title, description, text, expectations = [] } = subject
  const read = readablePart(text).text
  const visible = visibleExpectations(expectations).map((expectation) => normalise(expectation.text))
  const given = [normalise(`${title}\n${description}`), ...visible, rubric]
  const givenLines = given.map(plainLine)
  const givenSteps = new Set(given.flatMap(steps))
  const givenWords = new Set(givenLines.flatMap(words))
  const taskWords = new Set(given.slice(0, -1).map(plainLine).flatMap(words))
  const answerWords = new Set(
    expectations.flatMap((each) => (each.isHidden ? tellingWords(each.text, (word) => givenWords.has(word)) : [])),
  )
  // An expected answer may be a number, misspelt or in another unit.
  const isQuestion = answerWords.size > 0

  const passages = sentencesTold(read).map((sentence) => ({ sentence, tokens: words(sentence).map(skeleton) }))
  const copied = copiedIn(
    passages.map(({ tokens }) => tokens),
    others,
  )
  const allTokens = passages.flatMap(({ tokens }) => tokens)
  const isAnswerAt = (index: number) => answerWords.has(allTokens[index] ?? '')
  // No part of a prompt injection, meta-talk, a confession or a copy is evidence.
  const isInjected = injectionsAmong(passages.map(({ sentence }) => sentence))
  const isVoid = passages.map(
    ({ tokens }, index) =>
      isInjected[index] === true || isMostlyMetaTalk(tokens.filter((token) => !isFunctionWord(token))),
  )
  const isTaken = passages
    .flatMap(({ sentence, tokens }, index) => {
      const before = isVoid[index] ? 0 : wordsBeforeNotDone(sentence)
      return tokens.map((_, at) => at >= before)
    })
    .map((isExcluded, index) => isExcluded || (copied[index] === true && !isAnswerAt(index)))
  const calculates = /[=+*/÷×<>^%]/.test(read)
  const line = tokensOf(read)
  const isMarkup = markupIn(read)
  const isOfMarkup = line.words.map(({ start }) => isMarkup(start))
  isOfMarkup.forEach((isHere, index) => (isTaken[index] ||= isHere))

  /** True for the number of an item: "1. …", "2) …". */
  const isOfAList = (start: number) =>
    /^\p{N}[.)\]:-]/u.test(read.slice(start, start + 2)) &&
    /(?:^|[\n.!?])\s*$/.test(read.slice(Math.max(0, start - 4), start))

  const isOwn = ({ text: word, start }: Token, taken: boolean) => {
    if (taken) return false
    // The correct answer counts as the writer's even when the question contains it.
    if (answerWords.has(skeleton(word))) return true
    if (isQuestion && isNumber(word) && !givenWords.has(word)) return true
    if (isFunctionWord(word) || !saysSomething(word)) return false
    if (!calculates && isOfAList(start)) return false
    const plain = skeleton(word)
    return !givenWords.has(plain) && !isMetaTalk(plain)
  }
  const ownSteps = (passage: string) => steps(passage).filter((step) => !givenSteps.has(step))
  const ownIn = (from: number, to: number) => {
    const here = line.words.slice(from, to)
    const own = here.filter((token, index) => isOwn(token, isTaken[from + index] ?? false)).map((token) => token.text)
    const isWhole = here.every((_, index) => !isTaken[from + index])
    const first = here[0]
    const last = here.at(-1)
    return first && last && isWhole ? [...own, ...ownSteps(read.slice(first.start, last.end))] : own
  }

  /** The quote as written in the submission if it is the writer's own, or undefined. */
  function lookUp(quote: string): string | undefined {
    const isAnswer = isQuestion && words(quote).some((word) => answerWords.has(skeleton(word)))
    if (meaningfulCharacters(quote) < FEWEST_CHARACTERS && !isQuestion) return undefined
    const content = words(quote).filter((word) => !isFunctionWord(word))
    const found = line.places(wordLine(quote), MOST_PLACES).find(({ from, to }) => {
      const added = ownIn(from, to).length
      return added > 0 && added >= content.length * LEAST_OWN_SHARE
    })
    if (!found || isInjection(quote)) return undefined
    const plain = plainLine(quote)
    if (!isAnswer && givenLines.some((each) => each.includes(plain))) return undefined
    const stop = /[.!?…]\W*$/.test(quote) ? (/^[.!?…]+/.exec(read.slice(found.end, found.end + 3))?.[0] ?? '') : ''
    return read.slice(found.start, found.end) + stop
  }
  // Models often reuse a quote for several criteria.
  const lookedUp = new Map<string, string | undefined>()
  function place(quote: string): string | undefined {
    if (!lookedUp.has(quote)) lookedUp.set(quote, lookUp(quote))
    return lookedUp.get(quote)
  }

  const own = new Set<string>()
  const ownSentences: string[] = []
  const wholeSentences: typeof passages = []
  let from = 0
  for (const { sentence, tokens } of passages) {
    const ownHere = ownIn(from, from + tokens.length)
    for (const each of ownHere) own.add(each)
    const added = new Set(tokens.filter((token) => !taskWords.has(token)))
    const isOwnTale = [...added].some(isOfTheWriter) && tokens.some((token) => !isFunctionWord(token))
    const isWhole = tokens.every((_, index) => !isTaken[from + index])
    const isAllAdded = tokens.some(isFunctionWord) && tokens.every((token) => added.has(token) || isFunctionWord(token))
    if ((ownHere.length > 0 && (added.size > 1 || isAllAdded)) || (isOwnTale && isWhole)) ownSentences.push(sentence)
    if (isWhole && !givenLines.some((each) => each.includes(plainLine(sentence))))
      wholeSentences.push({ sentence, tokens })
    from += tokens.length
  }
  const confessed = passages.flatMap(({ sentence }, index) =>
    !isVoid[index] && saysNotDone(sentence) ? [sentence] : [],
  )
  const isTelling = (word: string) => !isFunctionWord(word) && saysSomething(word)
  const taskLine = plainLine(normalise(title))
  const restated = wholeSentences
    .filter(({ sentence }) => !plainLine(sentence).includes(taskLine))
    .filter(({ tokens }) => saysDone(tokens) || tokens.some((word) => isTelling(word) && taskWords.has(word)))
    .map(({ sentence }) => sentence)
  /** The sentences that a quote contains as a whole. */
  const quoted = (sentences: readonly string[], quotes: readonly string[]) => {
    const asked = quotes.slice(0, MOST_LOOKED_UP).map(wordLine)
    const found = sentences.filter((sentence) => asked.some((quote) => quote.includes(wordLine(sentence))))
    return found.slice(0, MOST_QUOTES).map(shown)
  }
  const free = line.words.filter((_, index) => !isTaken[index]).map(({ text: word }) => word)
  const told = new Set(free.filter((word) => isTelling(word) && !isMetaTalk(skeleton(word))).map(skeleton))
  return {
    verify: (quotes) => {
      const asked = quotes.slice(0, MOST_LOOKED_UP).flatMap(pieces).slice(0, MOST_LOOKED_UP)
      const found = asked.map(place).filter((quote) => quote !== undefined)
      return [...new Set(found)].slice(0, MOST_QUOTES).map(shown)
    },
    ownWords: distinctWordCount(own),
    wordsTold: distinctWordCount(told) + (free.map(skeleton).some(isOfTheWriter) ? 1 : 0),
    addressesEvaluator: [...isVoid, ...isOfMarkup].some(Boolean),
    ownSentences: (quotes) => quoted(ownSentences, quotes),
    answersTo: (expectation, quotes) => {
      const known = new Set(words(normalise(expectation)).map(skeleton))
      const adds = (tokens: readonly string[]) =>
        tokens.some((word, at) => {
          if (known.has(word)) return false
          if (denials.has(word)) return true
          if (!isTelling(word)) return false
          // Two words in a row that stand so in the task are copied from it.
          const pairs = [tokens.slice(at - 1, at + 1), tokens.slice(at, at + 2)].filter((pair) => pair.length === 2)
          return !pairs.some((pair) => givenLines.some((each) => each.includes(` ${pair.join(' ')} `)))
        })
      const answering = wholeSentences.filter(({ tokens }) => adds(tokens))
      return quoted(
        answering.map(({ sentence }) => sentence),
        quotes,
      )
    },
    restated: (quotes) => quoted(restated, quotes),
    confessed: (quotes) => quoted(confessed, quotes),
  }
}

/**
 * The words of an answer that show it was known: content words not given elsewhere, or all content words if every one
 * was given.
 */
function tellingWords(answer: string, isGiven: (word: string) => boolean): string[] {
  const all = words(answer).flatMap((word) => (word === '100' ? [word, ...HUNDRED] : [word]))
  const meaning = all.filter((word) => !isFunctionWord(word)).map(skeleton)
  const untold = meaning.filter((word) => !isGiven(word))
  return [untold, meaning, all.map(skeleton)].find((some) => some.length > 0) ?? []
}

/** The only words for numbers that can be meta-talk: "a hundred points". */
const HUNDRED = ['hundred', 'cent']

const plainLine = (text: string) => ` ${wordLine(text).trim().split(' ').map(skeleton).join(' ')} `

/** Splits a quote at ellipses; each part must be verified separately. */
function pieces(quote: string): string[] {
  return normalise(quote.slice(0, LONGEST_QUOTE))
    .split(/\.{3}|…|\[\]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** The sides of equations: a calculation has few words but is still work. */
function steps(text: string): string[] {
  if (!text.includes('=')) return []
  return text
    .split(/[=\n,;:]|\. /)
    .map((side) => side.replace(/\s+/g, ''))
    .filter((side) => side.length <= 40 && /\d/.test(side))
}

function shown(quote: string): string {
  if (quote.length <= LONGEST_SHOWN) return quote
  const cut = quote.lastIndexOf(' ', LONGEST_SHOWN)
  return `${quote.slice(0, cut > 0 ? cut : LONGEST_SHOWN)}…`
}
