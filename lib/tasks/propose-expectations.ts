import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { characterCount } from '@/lib/text'

/** How many characters of a description are read. */
const longestRead = 4_000

/** End of a word. */
const edge = '(?![\\p{L}\\p{N}])'

type Grammar = {
  /** Verbs that request information. */
  verb: string
  /** Allowed before the verb: it is an instruction to the reader, not narrated or forbidden. */
  before: string
  /** Allowed between the verb and its object. */
  filler: string
  question: string
  joint: string
  /** Clauses that say when to write, and not what to mention. */
  moment: RegExp
  and: string
}

const number = '\\d+|an?|one|two|three|four|five|six|few|some|un|une|deux|trois|quatre|cinq|quelques'

const english: Grammar = {
  verb: 'write|tell|say|describe|explain|report|note|list|mention|answer|show|plan',
  before: 'and|then|also|please|afterwards|finally|next|first|(?:remember|forget|try|need|have) to|(?:can|could) you',
  filler: `us|me|him|her|them|down|about|on|also|then|briefly|clearly|exactly|shortly|in your own words|in|short|${number}|sentences?|lines?|words|paragraphs?|texts?|to (?:(?:your|my|the) )?\\p{L}+`,
  question: `(?:(?:with|for|from|to|in|on|at|about|by|of|until|since) )?(?:what|whom|whose|who|which|where|when|why|how|whether)${edge}`,
  joint: 'and (?:also )?|then |as well as |plus ',
  moment: /^when (?:you(?:['’]re| are| have| get)?|it(?:['’]s| is)|all is) (?:done|finished|ready|back|home)$/iu,
  and: 'and',
}

const french: Grammar = {
  verb: '(?:[eé]cri(?:s|vez|re)|racont(?:e|ez|er)|di(?:s|tes|re)|expliqu(?:e|ez|er)|d[eé]cri(?:s|vez|re)|not(?:e|ez|er)|list(?:e|ez)|indiqu(?:e|ez)|pr[eé]cis(?:e|ez)|montr(?:e|ez)|r[eé]pon(?:ds|dez))(?:-(?:moi|nous|lui|leur))?',
  before:
    "et|puis|ensuite|enfin|aussi|d['’]abord|(?:oublie|oubliez) pas (?:d['’]|de )|(?:pense|pensez|essaie|essaye) (?:à|d['’]|de)",
  filler: `nous|moi|lui|aussi|ensuite|bri[eè]vement|clairement|avec tes propres mots|avec tes mots|en|sur|courtes?|${number}|phrases?|lignes?|mots|textes?|à (?:(?:ta|ton|la|le|ma|mon) )?\\p{L}+`,
  question:
    `(?:(?:avec|pour|de|à|par|chez|sur|dans|en|depuis|pendant) |(?:jusqu|d)['’])?(?:ce qu['’]|qu['’]est-ce qu['’]|` +
    `(?:ce qu[ei]|ce dont|ce à quoi|qu['’]est-ce qu[ei]|où|quand|comment|pourquoi|combien|quel(?:le)?s?|qui|quoi)${edge})`,
  joint: 'et (?:aussi )?|puis |ainsi que ',
  moment: /^quand (?:tu (?:as|auras) (?:fini|terminé)|c['’]est (?:fini|fait|prêt)|tu es prête?)$/iu,
  and: 'et',
}

const asks = ({ verb, before, filler, question }: Grammar) =>
  new RegExp(
    `(?:^|[,;:–—] ?|(?<=^|[\\s,'’])(?:${before})) ?(?:${verb})${edge}[ :,]*(?:(?:${filler})${edge}[ :,]*){0,8}(?=${question})`,
    'giu',
  )
const joints = ({ joint, question }: Grammar) =>
  new RegExp(`(?: ?[,;–—] ?(?:${joint})?| (?:${joint}))(?=${question})`, 'giu')
const isBare = (text: string) => !text.includes(' ')

/**
 * Suggests expectations from a description: "write what you played, who won and how you both felt" gives three. Returns
 * none without a verb of telling and a question word, in English or French. Pure.
 */
export function proposeExpectations(description: string): string[] {
  const found = sentencesOf(description.slice(0, longestRead).normalize('NFC')).flatMap((sentence) =>
    [english, french].flatMap((grammar) => askedIn(sentence, grammar)),
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
  const starts = [...sentence.matchAll(asks(grammar))]
  return starts.flatMap((start, index) => {
    const clause = sentence.slice(start.index + start[0].length, starts[index + 1]?.index)
    const parts = clause
      .split(joints(grammar))
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
