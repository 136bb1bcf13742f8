import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'

/** Scripts written without spaces count a character as a word. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu
/** A word, or a sign of arithmetic. */
export const WORD_OR_SIGN = new RegExp(`${WORD.source}|[=+*/÷×<>^%]`, 'gu')

/** Contractions as `words` splits them, and function words that the library's lists leave out. */
const MORE_ENGLISH = `
  don doesn didn isn aren wasn weren hasn haven hadn won wouldn couldn shouldn ve ll re im ive id its dont
  didnt cant wont also just much many lot lots really still even yet ever never always often sometimes now
  another every either neither without within among around along across since upon though although however
  therefore thus maybe perhaps us anyone someone something anything everything nothing everyone nobody may
  might must shall got get gets getting whether whose else already almost quite rather soon enough less
  more others none upside behind toward towards last goes went go going gone gave give like`
const MORE_FRENCH = `
  plus moins très bien aussi alors puis après avant quand comme tout tous toute toutes fait faire fais
  donc car ni or si ça cela où dont lors depuis pendant vers chez entre sous contre parce afin encore
  toujours jamais souvent parfois déjà maintenant ensuite enfin trop peu beaucoup assez autre autres
  chaque plusieurs quelque quelques rien personne celui celle ceux celles aucun aucune quoi comment
  pourquoi non oui lorsque lorsqu puisque puisqu quelqu jusqu jusque eh y nous vous là voici voilà malgré
  selon être avoir elles dit dire peut peux peuvent veut veux va vont vais aller allé allés faut fallait
  doit dois devait avait presque abord loin sinon dès lui`

export const englishFunctionWords: ReadonlySet<string> = functionWords(englishStopWords, MORE_ENGLISH)
export const frenchFunctionWords: ReadonlySet<string> = functionWords(frenchStopWords, MORE_FRENCH)

function functionWords(list: readonly string[], more: string): Set<string> {
  return new Set([...list, ...more.split(/\s+/)].flatMap((word) => words(word)))
}

/** The words of a text, lower case, in order, without signs. */
export function words(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** The words and the signs of arithmetic, single-spaced and fenced by spaces: made to be searched in. */
export function wordLine(text: string): string {
  return ` ${(text.toLowerCase().match(WORD_OR_SIGN) ?? []).join(' ')} `
}

/** True for words that carry grammar rather than meaning, in either language. */
export function isFunctionWord(word: string): boolean {
  return englishFunctionWords.has(word) || frenchFunctionWords.has(word)
}

const ofTheWriter = new Set(words('i me my we us our je j me moi mon ma mes on nous notre nos'))

/** True for words by which a writer speaks of themselves, in either language. */
export const isOfTheWriter = (word: string) => ofTheWriter.has(word)

/** The same letters without accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** Sentences and lines, in order; what runs on without a full stop is cut into passages of some 30 words. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…;])\s+|\n+/u)
    .flatMap(passages)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const LONGEST = 30

function passages(sentence: string): string[] {
  const parts = sentence.split(/\s+/)
  if (parts.length <= LONGEST + 10) return [sentence]
  const count = Math.ceil(parts.length / LONGEST)
  return Array.from({ length: count }, (_, index) => parts.slice(index * LONGEST, (index + 1) * LONGEST).join(' '))
}
