import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'

/** In scripts without spaces, each character counts as a word. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu
/** A word or an arithmetic sign. */
export const WORD_OR_SIGN = new RegExp(`${WORD.source}|[=+*/÷×<>^%]`, 'gu')

/** Contractions as split by `words`, and function words missing in the library's lists. */
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

/** The words of a text in order, lower-cased, without punctuation. */
export function words(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** The words and arithmetic signs, separated and surrounded by single spaces, for searching. */
export function wordLine(text: string): string {
  return ` ${(text.toLowerCase().match(WORD_OR_SIGN) ?? []).join(' ')} `
}

/** True for function words of either language. */
export function isFunctionWord(word: string): boolean {
  return englishFunctionWords.has(word) || frenchFunctionWords.has(word)
}

const ofTheWriter = new Set(words('i me my we us our je j me moi mon ma mes on nous notre nos'))

/** True for first-person words of either language. */
export const isOfTheWriter = (word: string) => ofTheWriter.has(word)

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** Sentences and lines, in order; long ones without a full stop are split into passages of about 30 words. */
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
