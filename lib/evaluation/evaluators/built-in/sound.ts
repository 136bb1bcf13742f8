import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import { remembering } from './remembering'

type Rule = readonly [RegExp, string]

/** Letters that children confuse, by sound; the order matters. Capitals stand for sounds of several letters. */
const english: readonly Rule[] = [
  [/^(?:kn|gn|pn)/g, 'n'],
  [/^wr/g, 'r'],
  [/ph|th/g, 'f'],
  [/wh/g, 'w'],
  [/sh|ch|tch|ti(?=on)|ci(?=al|an)/g, 'S'],
  [/dge?|j|g(?=[eiy])/g, 'J'],
  [/(?<=[aeiou])ght/g, 't'],
  [/(?<=.)gh/g, ''],
  [/mb$/g, 'm'],
  [/c(?=[eiy])/g, 's'],
  [/ck|qu|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/(?<=[aeiouy].*)ed$|(?<=.)de?$/g, 't'],
  [/(?<=.)e$/g, ''],
  [/(?<=.)[aeiouyw]+/g, 'a'],
  [/^[aeiouy]+/g, 'a'],
]

const french: readonly Rule[] = [
  [/(?<=[a-zé]{2})(?:aient|ait|ais)$/g, 'E'],
  [/^([a-z])es$/g, '$1E'],
  [/(?<=[a-z]{2})ent$/g, ''],
  [/ph/g, 'f'],
  [/(?<![cs])h/g, ''],
  [/tion/g, 'siO'],
  [/eau|au/g, 'o'],
  [/(?:ain|ein|aim|in|im|un|um|yn)(?![aeiouyéèênm])/g, 'I'],
  [/(?:an|am|en|em)(?![aeiouyéèênm])/g, 'A'],
  [/(?:on|om)(?![aeiouyéèênm])/g, 'O'],
  [/œu|oeu|eu/g, 'e'],
  [/oi/g, 'wa'],
  [/ou(?=[aeiéè])/g, 'w'],
  [/ou/g, 'U'],
  [/ch|sh/g, 'S'],
  [/gu(?=[eiéèê])/g, 'G'],
  [/ge(?=[aoU])|g(?=[eiyéèêE])|j/g, 'J'],
  [/gn/g, 'n'],
  [/c(?=[eiyéèêEI])|ç/g, 's'],
  [/qu|q|k|c(?!h)/g, 'k'],
  [/ai|aî|ei|[éèêë]e?|er$|ez$|et$/g, 'E'],
  [/ill?/g, 'i'],
  [/[yïî]/g, 'i'],
  [/z/g, 's'],
  [/G/g, 'g'],
  [/(?<=[AIO])g(?=t?$)/g, ''],
  [/(?<=.)[estxdpz]+$/g, ''],
  [/e(?=[^aeiouyAEIOU]+$)/g, 'E'],
]

const rules: Record<Language, readonly Rule[]> = { en: english, fr: french }

/** Phonetic key of a word: common spelling mistakes of children do not change it. */
export const bySound = (word: string, language: Language): string => sounds[language](word)

const sounds: Record<Language, (word: string) => string> = {
  en: remembering((word) => soundOf(word, 'en')),
  fr: remembering((word) => soundOf(word, 'fr')),
}

function soundOf(word: string, language: Language): string {
  const letters = language === 'fr' ? word.normalize('NFC') : withoutAccents(word)
  const heard = rules[language].reduce((text, [from, to]) => text.replace(from, to), letters)
  return withoutAccents(heard).replace(/(.)\1+/g, '$1')
}
