import type { Language } from '@/lib/evaluation/text/language'
import data from './data/word-vectors.json'
import type { Passage } from './parsed-text'
import { stem } from './stem'

type Role = 'task' | 'text'
type Vectors = { rows: ReadonlyMap<string, number>; values: Int8Array }

/** See docs/decisions/0071. A vector of so many numbers belongs to each known stem, one as a word of tasks and one as a word of texts. */
export const SIZE = 32
/** The exponent by which the number of known words weakens each of them. */
const DAMPING = 0.4

const loaded = new Map<string, Vectors>()

function vectorsOf(role: Role, language: Language): Vectors {
  const key = `${role} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const { words, vectors } = data[language][role]
  const rows = new Map(words.split(' ').map((word, row) => [word, row]))
  const found = { rows, values: Int8Array.from(atob(vectors), (byte) => byte.charCodeAt(0)) }
  loaded.set(key, found)
  return found
}

/** The factor by which each of so many known stems counts. */
export const damped = (known: number): number => Math.max(1, known) ** -DAMPING

function sumOf(weights: ReadonlyMap<string, number>, { rows, values }: Vectors): Float64Array {
  const sum = new Float64Array(SIZE)
  let known = 0
  for (const [stemmed, weight] of weights) {
    const row = rows.get(stemmed)
    if (row === undefined) continue
    known += 1
    for (let at = 0; at < SIZE; at += 1) sum[at] = (sum[at] ?? 0) + weight * (values[row * SIZE + at] ?? 0)
  }
  const factor = damped(known) * data.scale
  return sum.map((value) => value * factor)
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
  return ofTask.reduce((total, value, at) => total + value * (ofText[at] ?? 0), 0)
}
