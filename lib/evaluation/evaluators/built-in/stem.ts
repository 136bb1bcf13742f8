import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import { remembering } from './remembering'

const stemmers: Record<Language, (word: string) => string> = { en: english, fr: french }

/** Longer than any real word; a stemmer's time is superlinear. */
const LONGEST_WORD = 30

/** The stem of a word, without accents. */
export function stem(word: string, language: Language): string {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD)
  return stems[language](word)
}

const stems: Record<Language, (word: string) => string> = {
  en: remembering((word) => withoutAccents(stemmers.en(word))),
  fr: remembering((word) => withoutAccents(stemmers.fr(word))),
}
