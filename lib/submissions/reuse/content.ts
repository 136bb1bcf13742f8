import { isListedWord } from '@/lib/evaluation/evaluators/built-in/respell'
import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import { readLanguage } from '@/lib/evaluation/text/language'
import { skeleton } from '@/lib/evaluation/text/skeleton'
import { sentences, words } from '@/lib/evaluation/text/words'
import { meaningful, wordKey } from '@/lib/submissions/reuse/words'
import type { Given } from './given'

/** A word that means something, by its key. A misspelt or disguised one is unknown: it may be an old word. */
type ContentWord = { key: string; isKnown: boolean }

/**
 * The distinct words of a text that mean something beyond its task. Names count as known, except at a sentence's
 * beginning.
 */
export function contentIn(read: string, { title, description }: Given): ContentWord[] {
  const { language } = readLanguage(read)
  const stemOf = (word: string) => stem(word.toLowerCase(), language)
  const task = new Set(words(`${title} ${description}`).map(stemOf))
  const found = new Map<string, ContentWord>()
  for (const sentence of sentences(read)) {
    for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const plain = word.toLowerCase()
      const [meant] = meaningful([skeleton(plain)])
      if (meant === undefined || task.has(stemOf(word))) continue
      const isName = /^\p{Lu}\p{Ll}/u.test(word) && index > 0
      const key = wordKey(meant)
      const isKnown = isName || isListedWord(plain, language)
      if (found.get(key)?.isKnown !== true) found.set(key, { key, isKnown })
    }
  }
  return [...found.values()]
}
