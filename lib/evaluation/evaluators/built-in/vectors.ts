/** Vectors of words: `rows` has the row of each word in `values`, `size` numbers each. */
export type Vectors = { rows: ReadonlyMap<string, number>; values: Int8Array; size: number }

/** As data files have them: words separated by spaces, and signed bytes in base64. */
type VectorData = { words: string; vectors: string }

export function readVectors({ words, vectors }: VectorData, size: number): Vectors {
  const rows = new Map(words.split(' ').map((word, row) => [word, row]))
  const bytes = atob(vectors)
  // A loop, because Int8Array.from takes ten times as long.
  const values = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) values[at] = bytes.charCodeAt(at)
  return { rows, values, size }
}

/** The exponent by which the number of known words weakens each of them. */
const DAMPING = 0.4

/** The factor by which each word counts in a text with `known` known words. */
export const damped = (known: number): number => Math.max(1, known) ** -DAMPING

/** The damped sum of the vectors of words with these weights. */
export function sumOf(weights: ReadonlyMap<string, number>, { rows, values, size }: Vectors): Float64Array {
  const sum = new Float64Array(size)
  let known = 0
  for (const [word, weight] of weights) {
    const row = rows.get(word)
    if (row === undefined) continue
    known += 1
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + weight * (values[row * size + at] ?? 0)
  }
  const factor = damped(known)
  return sum.map((value) => value * factor)
}

/** Neighbouring words, each two as one word. */
export const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]}_${word}`)
