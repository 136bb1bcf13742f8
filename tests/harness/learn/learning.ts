import { damped } from '@/lib/evaluation/evaluators/built-in/vectors'

/** A repeatable source of random numbers. */
export function seeded(seed: number) {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return ((state >>> 8) % 8_388_608) / 8_388_608
  }
  const pick = (count: number) => Math.floor(random() * count)
  return {
    random,
    pick,
    gauss: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    shuffle<T>(items: T[]) {
      for (let at = items.length - 1; at > 0; at -= 1) {
        const other = pick(at + 1)
        const [one, two] = [items[at], items[other]]
        if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
      }
    },
  }
}

/** Numbers that are learnt by Adam (Kingma and Ba, 2015). */
export class Parameters {
  readonly values: Float64Array
  readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private steps = 0

  constructor(size: number, initial: () => number) {
    this.values = Float64Array.from({ length: size }, initial)
    this.gradient = new Float64Array(size)
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
  }

  step(rate: number, decay: number) {
    this.steps += 1
    const [first, second] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps]
    for (let at = 0; at < this.values.length; at += 1) {
      const value = this.values[at] ?? 0
      const slope = (this.gradient[at] ?? 0) + decay * value
      const mean = 0.9 * (this.mean[at] ?? 0) + 0.1 * slope
      const square = 0.999 * (this.square[at] ?? 0) + 0.001 * slope * slope
      this.mean[at] = mean
      this.square[at] = square
      this.values[at] = value - (rate * (mean / first)) / (Math.sqrt(square / second) + 1e-8)
    }
    this.gradient.fill(0)
  }
}

/** The rows of a table of vectors that belong to the words of a text, with their weights, which `scale` multiplies. */
export type Row = { known: readonly { row: number; weight: number }[]; scale: number }

/** The rows of those of a text's words that have one, each weakened by their number. */
export function rowOf(keys: Iterable<[string, number]>, rows: ReadonlyMap<string, number>): Row {
  const known = [...keys].flatMap(([key, weight]) => {
    const row = rows.get(key)
    return row === undefined ? [] : [{ row, weight }]
  })
  return { known, scale: damped(known.length) }
}

/** The sum of a text's vectors of that size. */
export function sumOfRows({ known, scale }: Row, { values }: Parameters, size: number): Float64Array {
  const sum = new Float64Array(size)
  for (const { row, weight } of known) {
    const factor = scale * weight
    for (let index = 0, place = row * size; index < size; index += 1, place += 1)
      sum[index] = (sum[index] ?? 0) + factor * (values[place] ?? 0)
  }
  return sum
}

/** Adds `slope` times these numbers to the gradient of each of a text's vectors. */
export function push({ known, scale }: Row, { gradient }: Parameters, slope: number, numbers: Float64Array) {
  const size = numbers.length
  for (const { row, weight } of known) {
    const factor = scale * weight * slope
    for (let index = 0, place = row * size; index < size; index += 1, place += 1)
      gradient[place] = (gradient[place] ?? 0) + factor * (numbers[index] ?? 0)
  }
}

/** Leaves out a share of the words at random, so that no word relies on another one. */
export const thinned = ({ known, scale }: Row, leftOut: number, random: () => number): Row => ({
  known: known.filter(() => random() >= leftOut),
  scale: scale / (1 - leftOut),
})

export const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

export const sigmoid = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Signed bytes, and the unit that makes them the numbers they stand for. */
export function quantised(values: Float64Array): { bytes: Int8Array; unit: number } {
  const unit = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
  return { bytes: Int8Array.from(values, (value) => Math.round(value / unit)), unit }
}

export const rounded = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100

/**
 * Weights of the vectors' values, of which the last is 1: logistic regression by accelerated gradient descent. `ridge`
 * says how strongly they are drawn to zero; where `mayBeNegative` is false, a value never counts against a text.
 */
export function logisticRegression(
  vectors: readonly (readonly number[])[],
  labels: readonly boolean[],
  { ridge, steps, mayBeNegative }: { ridge: number; steps: number; mayBeNegative?: readonly boolean[] },
): number[] {
  const size = vectors[0]?.length ?? 0
  const norm = vectors.reduce((sum, vector) => sum + vector.reduce((total, each) => total + each * each, 0), 0)
  const step = 4 / (norm + ridge)
  let current = new Array<number>(size).fill(0)
  let ahead = current
  for (let round = 1; round <= steps; round += 1) {
    const gradient = ahead.map((weight, at) => (at === size - 1 ? 0 : ridge * weight))
    vectors.forEach((vector, index) => {
      const error = sigmoid(dot(vector, ahead)) - (labels[index] ? 1 : 0)
      vector.forEach((each, at) => (gradient[at] = (gradient[at] ?? 0) + error * each))
    })
    const next = ahead.map((weight, at) => {
      const moved = weight - step * (gradient[at] ?? 0)
      return (mayBeNegative?.[at] ?? true) ? moved : Math.max(0, moved)
    })
    const last = current
    ahead = next.map((weight, at) => weight + ((round - 1) / (round + 2)) * (weight - (last[at] ?? 0)))
    current = next
  }
  return current
}

/** Weights by which a share `found` of the true ones is found, and the share of the others that passes. */
export function fitted(examples: readonly { values: number[]; isTrue: boolean }[], found: number) {
  const size = examples[0]?.values.length ?? 0
  const columns = Array.from({ length: size }, (_, at) => examples.map(({ values }) => values[at] ?? 0))
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length)
  const spreads = columns.map((column, at) =>
    Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / column.length),
  )
  const vectors = examples.map(({ values }) => [
    ...values.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)),
    1,
  ])
  const labels = examples.map(({ isTrue }) => isTrue)
  // As many of each: the rarer ones are repeated.
  const rare = labels.filter(Boolean).length * 2 < labels.length
  const times = Math.round(
    labels.filter((label) => label !== rare).length / labels.filter((label) => label === rare).length,
  )
  const index = labels.flatMap((label, at) => new Array<number>(label === rare ? times : 1).fill(at))
  const weights = logisticRegression(
    index.map((at) => vectors[at] ?? []),
    index.map((at) => labels[at] ?? false),
    { ridge: 1, steps: 4_000 },
  )
  const plain = means.map((_, at) => rounded((weights[at] ?? 0) / (spreads[at] || 1)))
  const scores = examples.map(({ values }) => dot(plain, values))
  const own = scores.filter((_, at) => labels[at])
  const threshold = quantile(own, 1 - found)
  const others = scores.filter((_, at) => !labels[at])
  const passing = others.filter((score) => score >= threshold).length / others.length
  return { bias: rounded(-threshold), weights: plain, counts: [own.length, others.length], found, passing }
}

/** The number that this share of the numbers are below. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
