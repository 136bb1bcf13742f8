import type { Language } from '@/lib/evaluation/text/language'
import data from './data/undone-phrases.json'

const weights: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map(Object.entries(data.en)),
  fr: new Map(Object.entries(data.fr)),
}
const LONGEST = 3

/**
 * Log-odds that a text tells of work left undone, by its phrases. Sentences are words without accents, those of the task
 * replaced by a mark. Pure; linear.
 */
export function phraseScore(sentences: readonly (readonly string[])[], language: Language): number {
  const found = new Set<string>()
  for (const [index, sentence] of sentences.entries()) {
    const isLast = index > 0 && index === sentences.length - 1
    for (const phrase of phrasesOf(['^', ...sentence, '$'])) {
      found.add(phrase)
      if (isLast) found.add(`END ${phrase}`)
    }
  }
  const size = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  const start = data.bias + data.length * Math.log(Math.max(1, size))
  return [...found].reduce((sum, phrase) => sum + (weights[language].get(phrase) ?? 0), start)
}

const phrasesOf = (tokens: readonly string[]) =>
  tokens.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST, tokens.length - at) }, (_, size) =>
      tokens.slice(at, at + size + 1).join(' '),
    ),
  )
