import type { Language } from '@/lib/evaluation/text/language'
import data from './data/word-vectors.json'
import type { Passage } from './parsed-text'
import { stem } from './stem'
import { readVectors, sumOf, type Vectors } from './vectors'

type Role = 'task' | 'text'

/** Dimensions of a vector. Each known stem has two: one as a word of tasks, one as a word of texts (decision 0071). */
export const SIZE = 32

const loaded = new Map<string, Vectors>()

function vectorsOf(role: Role, language: Language): Vectors {
  const key = `${role} ${language}`
  const known = loaded.get(key) ?? readVectors(data[language][role], SIZE)
  loaded.set(key, known)
  return known
}

/** The stems of a task's words with their weights. */
export function weightedStems(words: ReadonlyMap<string, number>, language: Language): Map<string, number> {
  const stems = new Map<string, number>()
  for (const [word, weight] of words) {
    const stemmed = stem(word, language)
    stems.set(stemmed, Math.max(weight, stems.get(stemmed) ?? 0))
  }
  return stems
}

/** The stems of a text, each with the weight 1. */
export const textStems = (kept: readonly Passage[], language: Language): Map<string, number> =>
  new Map(kept.flatMap(({ tokens }) => tokens.map((token) => [stem(token, language), 1] as const)))

/**
 * How much likelier the words of a text are in one on a task with these words than in one on another task, in nats, as
 * far as the vectors tell. Pure.
 */
export function vectorEvidence(
  task: ReadonlyMap<string, number>,
  kept: readonly Passage[],
  language: Language,
): number {
  const ofTask = sumOf(weightedStems(task, language), vectorsOf('task', language))
  const ofText = sumOf(textStems(kept, language), vectorsOf('text', language))
  return data.scale ** 2 * ofTask.reduce((total, value, at) => total + value * (ofText[at] ?? 0), 0)
}
