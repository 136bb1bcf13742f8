import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { anyOf, characterCount } from '@/lib/text'
import { wordCount } from '@/lib/word-count'
import data from './telling-grammar.json'

/** How many characters of a description are read. */
const longestRead = 4_000

/** End of a word. */
const edge = '(?![\\p{L}\\p{N}])'

const grammars = [grammarOf(data.english), grammarOf(data.french)]
type Grammar = ReturnType<typeof grammarOf>

function grammarOf({ filler, addressee, and, ...words }: typeof data.english) {
  const oneOf = (...patterns: string[]) => `(?:${anyOf(patterns).replaceAll('#', edge)})`
  const matching = (...patterns: string[]) => new RegExp(oneOf(...patterns), 'iu')
  const { question, interrogative, polar, thing, further } = words
  const verb = `${oneOf(...words.verb)}${edge}`
  const next = oneOf(...words.joint)
  const start = `(?:^|[,;:–—] ?|(?<=^|[\\s,'’])${oneOf(...words.before)}) ?`
  const filled = (fillers: readonly string[]) => `[ :,]*(?:${oneOf(...fillers)}${edge}[ :,]*){0,8}`
  const asking = `${verb}${filled([...filler, ...addressee])}`
  const head = `${edge}[^:,;]{0,200}:[ ,]*`
  const joints = (...begins: string[]) => new RegExp(`(?: ?[,;–—] ?${next}?| ${next})(?=${oneOf(...begins)})`, 'giu')
  return {
    asks: new RegExp(
      anyOf([
        `${start}${verb}${head}(?:${asking})?(?=${oneOf(question)})`,
        `${start}${oneOf(...words.topic)}${head}(?=${oneOf(question, thing)})`,
        `${start}${asking}(?=${oneOf(question)})`,
        `${start}${oneOf(...words.listing)}${edge}${filled(filler)}?(?=${oneOf(thing)})`,
      ]),
      'giu',
    ),
    questionJoints: joints(question),
    thingJoints: joints(question, thing, further),
    directJoints: joints(question, interrogative, polar),
    beforeDirect: new RegExp(`^(?:[^:,–—]*[:,–—] ?){0,3}?(?=${oneOf(question, interrogative)})`, 'iu'),
    question: matching(`^${oneOf(question)}`),
    innerQuestion: matching(` ${oneOf(question)}`),
    thing: matching(`^${oneOf(thing)}`),
    polar: matching(`^${oneOf(polar)}`),
    inside: matching(words.inside),
    rhetorical: matching(words.rhetorical),
    asksOther: matching(`(?<!\\p{L})${oneOf(words.ask)}`),
    addressed: matching(`(?<!\\p{L})${oneOf(words.addressed)}`),
    moment: matching(words.moment),
    order: matching(words.order),
    and,
  }
}

const isBare = (text: string) => !text.includes(' ')
const isDirect = (sentence: string) => sentence.endsWith('?')

/**
 * Suggests expectations from a description: "write what you played, who won and how you both felt" gives three, "Who
 * won? What did you play?" two, and "note the title, the author and the best part" three. Returns none where nothing is
 * asked in English or French, or where a list could be read in two ways. Pure.
 */
export function proposeExpectations(description: string): string[] {
  const text = description.slice(0, longestRead).normalize('NFC')
  const sentences = sentencesOf(text)
  const readings = grammars.map((grammar) => ({
    grammar,
    isInquiry: sentences.some((sentence) => isDirect(sentence) && grammar.beforeDirect.test(sentence)),
    isForOther: grammar.asksOther.test(text),
  }))
  const found = sentences.flatMap((sentence) =>
    readings.flatMap(({ grammar, isInquiry, isForOther }) => {
      const told = askedIn(sentence, grammar)
      if (!isDirect(sentence)) return told
      const parts = told.length > 0 ? told : questionsIn(sentence, grammar, isInquiry)
      return parts.filter((part) => !(isForOther && grammar.addressed.test(part)))
    }),
  )
  const fitting = found.filter((text) => characterCount(text) <= longestExpectation)
  return [...new Map(fitting.map((text) => [text.toLowerCase(), text])).values()].slice(0, mostExpectations)
}

/** The sentences, one line each; list items join the sentence that introduces them. */
function sentencesOf(text: string): string[] {
  // Trimmed line by line: patterns with white space on both sides of a line break are not linear.
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/\n(?:[-*•–]|\d{1,2}[.)])\s+/gu, ', ')
    .split(/(?<=[.!?…]),?\s+|\n/u)
    .map((sentence) => sentence.replace(/\s+/gu, ' '))
}

function askedIn(sentence: string, grammar: Grammar): string[] {
  const starts = [...sentence.matchAll(grammar.asks)]
  return starts.flatMap((start, index) => {
    const clause = sentence.slice(start.index + start[0].length, starts[index + 1]?.index).replace(grammar.order, '')
    if (grammar.thing.test(clause)) return thingsIn(clause, grammar)
    const parts = clause
      .split(isDirect(sentence) ? grammar.directJoints : grammar.questionJoints)
      .flatMap((part, index) => withThing(part, index))
      .map(tidy)
      .filter((part) => part !== '' && !grammar.moment.test(part))
    // "Write these words: where, when and why" is a dictation.
    if (start[0].includes(':') && parts.every(isBare)) return []
    return withoutBare(parts, grammar.and, endsWithListed(clause))
  })
}

/** The parts of a direct question. One for yes or no counts only where the description also asks another. */
function questionsIn(sentence: string, grammar: Grammar, isInquiry: boolean): string[] {
  const before = isInquiry && grammar.polar.test(sentence) ? '' : grammar.beforeDirect.exec(sentence)?.[0]
  if (before === undefined) return []
  const parts = sentence.slice(before.length).split(grammar.directJoints).map(tidy)
  const asked = parts.filter((part) => !grammar.rhetorical.test(part))
  return asked.every(isBare) ? [] : withoutBare(asked, grammar.and, endsWithListed(sentence))
}

const mostWordsOfThing = 8
const mostWordsOfThingInPair = 3

/** The things of a list, then its questions; none where what follows may belong to one of the things. */
function thingsIn(clause: string, grammar: Grammar): string[] {
  const { and, inside } = grammar
  const parts = clause.split(grammar.thingJoints).map(tidy)
  const firstQuestion = parts.findIndex((part) => grammar.question.test(part))
  const things = firstQuestion < 0 ? parts : parts.slice(0, firstQuestion)
  const questions = parts.slice(things.length)
  // "The time when you start and when you finish" and "the name and the age of your cousin" are one thing each.
  const isPairApart =
    questions.length > 0
      ? things.every((part) => !grammar.innerQuestion.test(part))
      : things.every((part) => wordCount(part) <= mostWordsOfThingInPair)
  const isList =
    parts.length > 1 &&
    (parts.length > 2 || isPairApart) &&
    clause.includes(` ${and} `) &&
    things.every((part) => wordCount(part) <= mostWordsOfThing && !part.includes(` ${and} `)) &&
    things.slice(0, -1).every((part) => !inside.test(part)) &&
    questions.every((part) => grammar.question.test(part))
  return isList ? [...things, ...withoutBare(questions, and, endsWithListed(clause))] : []
}

/** Ends of lists that name a thing instead of asking: "where you were, with whom, and the best moment". */
const lastThing = /(,)? (?:and|et) (?=(?:the|your|one|a|an|le|la|les|un|une|ton|ta|tes) |l['’])(?:\S+ ){0,6}\S+$/iu
/** Beginnings of such a thing that need no comma: "and the best moment", "and one thing that you learned". */
const thingApart =
  /^ (?:and|et) (?:(?:the \S+st|l[ae] (?:plus|pire|meilleure?)) |(?:one|une?) \S+ (?:that|you|qui|que|où) )/iu

/** The part at `index` of a list, split if it ends with such a thing; without a comma only after a few words. */
function withThing(part: string, index: number): string[] {
  const text = part.trimEnd()
  const end = lastThing.exec(text)
  if (!end) return [part]
  const before = text.slice(0, end.index)
  const isShort = wordCount(before.trim()) <= 2
  const isListed = end[1] !== undefined || (index > 0 && (isShort || thingApart.test(end[0])))
  return isListed ? [before, text.slice(end.index).replace(/^,? (?:and|et) /iu, '')] : [part]
}

/** A part without surrounding punctuation or the "and" before the next verb. */
function tidy(part: string): string {
  const text = part.replace(/^[\s,;:]+|[\s,;:.!?…]+$/gu, '').replace(/ (?:and|et|then|puis)$/iu, '')
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Whether a comma separates a lone last word: "what you save, what you spend, and why". */
const endsWithListed = (clause: string) => /, (?:and|et) \S+$/iu.test(clause)

/** A lone "why" is understandable only together with the adjacent part, or as the last of several. */
function withoutBare(parts: readonly string[], and: string, isLastListed: boolean): string[] {
  return parts.reduce<string[]>((joined, part, index) => {
    const last = joined.at(-1)
    const isAlone = isLastListed && joined.length > 1 && index === parts.length - 1
    const isJoined = last !== undefined && !isAlone && (isBare(part) || last.split(` ${and} `).every(isBare))
    return isJoined ? [...joined.slice(0, -1), `${last} ${and} ${part}`] : [...joined, part]
  }, [])
}
