import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'

const stemmers: Record<Language, (word: string) => string> = { en: english, fr: french }

/** No word of either language is longer; a stemmer's time grows faster than what it is given. */
const LONGEST_WORD = 30

/** What a word has in common with its other forms, without accents. */
export function stem(word: string, language: Language): string {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD)
  return withoutAccents(stemmers[language](word))
}
