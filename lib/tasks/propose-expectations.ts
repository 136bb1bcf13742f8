import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { anyOf, characterCount } from '@/lib/text'
import data from './telling-grammar.json'

/** How many characters of a description are read. */
const longestRead = 4_000

/** End of a word. */
const edge = '(?![\\p{L}\\p{N}])'

const grammars = [grammarOf(data.english), grammarOf(data.french)]
type Grammar = ReturnType<typeof grammarOf>

function grammarOf({ verb, before, filler, joint, moment, and, ...words }: typeof data.english) {
  const question = words.question.replaceAll('#', edge)
  const next = anyOf(joint)
  return {
    asks: new RegExp(
      `(?:^|[,;:–—] ?|(?<=^|[\\s,'’])(?:${anyOf(before)})) ?(?:${anyOf(verb)})${edge}[ :,]*(?:(?:${anyOf(filler)})${edge}[ :,]*){0,8}(?=${question})`,
      'giu',
    ),
    joints: new RegExp(`(?: ?[,;–—] ?(?:${next})?| (?:${next}))(?=${question})`, 'giu'),
    moment: new RegExp(moment, 'iu'),
    and,
  }
}

const isBare = (text: string) => !text.includes(' ')

/**
 * Suggests expectations from a description: "write what you played, who won and how you both felt" gives three. Returns
 * none without a verb of telling and a question word, in English or French. Pure.
 */
export function proposeExpectations(description: string): string[] {
  const found = sentencesOf(description.slice(0, longestRead).normalize('NFC')).flatMap((sentence) =>
    grammars.flatMap((grammar) => askedIn(sentence, grammar)),
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
    .split(/(?<=[.!?…])\s+|\n/u)
    .map((sentence) => sentence.replace(/\s+/gu, ' '))
}

function askedIn(sentence: string, grammar: Grammar): string[] {
  const starts = [...sentence.matchAll(grammar.asks)]
  return starts.flatMap((start, index) => {
    const clause = sentence.slice(start.index + start[0].length, starts[index + 1]?.index)
    const parts = clause
      .split(grammar.joints)
      .flatMap((part, index) => withThing(part, index))
      .map(tidy)
      .filter((part) => part !== '' && !grammar.moment.test(part))
    return withoutBare(parts, grammar.and)
  })
}

/** Ends of lists that name a thing instead of asking: "where you were, with whom, and the best moment". */
const lastThing = /(,)? (?:and|et) (?=(?:the|your|one|a|an|le|la|les|un|une|ton|ta|tes) |l['’])(?:\S+ ){0,4}\S+$/iu

/** The part at `index` of a list, split if it ends with such a thing; without a comma only after a few words. */
function withThing(part: string, index: number): string[] {
  const text = part.trimEnd()
  const end = lastThing.exec(text)
  if (!end) return [part]
  const before = text.slice(0, end.index)
  const isListed = end[1] !== undefined || (index > 0 && before.trim().split(' ').length <= 2)
  return isListed ? [before, text.slice(end.index).replace(/^,? (?:and|et) /iu, '')] : [part]
}

/** A part without surrounding punctuation or the "and" before the next verb. */
function tidy(part: string): string {
  const text = part.replace(/^[\s,;:]+|[\s,;:.!?…]+$/gu, '').replace(/ (?:and|et|then|puis)$/iu, '')
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A lone "why" is understandable only together with the adjacent part. */
function withoutBare(parts: readonly string[], and: string): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    const isJoined = last !== undefined && (isBare(part) || last.split(` ${and} `).every(isBare))
    return isJoined ? [...joined.slice(0, -1), `${last} ${and} ${part}`] : [...joined, part]
  }, [])
}
