import 'server-only'
import { type ComparedText, comparedTextOf } from '@/lib/submissions/reuse/compared-text'
import type { Expected, Given } from '@/lib/submissions/reuse/given'
import { numberOf } from '@/lib/submissions/reuse/fingerprints'
import { correctedReadings } from '@/lib/submissions/reuse/readings'

export type Work = Given & Expected & { memberId: string; taskId: string; text: string }

/** A text and what it is compared by. */
export type Prepared = Work & {
  compared: ComparedText
  isShort: boolean
  /** Share of the text, as written or as read, found in a text with these keys. */
  shareIn(keys: ReadonlySet<string>): number
  hashes: bigint[]
  /** Hashes for finding accepted texts. */
  lookup: bigint[]
  /** The shingles and words with these hashes. */
  keysOf(shared: readonly bigint[]): Set<string>
}

/** Prepares a text for its comparison, in which the words `without` do not count. */
export function prepare(work: Work, without: readonly string[] = []): Prepared {
  const prepared = (text: string) => comparedTextOf(text, work, without)
  const compared = prepared(work.text)
  const readings = [compared, ...correctedReadings(work.text, work).map(prepared)]
  const numbers = new Map(readings.flatMap(({ keys }) => keys).map((key) => [key, numberOf(key)]))
  const byHash = new Map([...numbers].map(([key, number]) => [number, key]))
  return {
    ...work,
    compared,
    isShort: compared.isShort,
    hashes: [...byHash.keys()],
    shareIn: (keys) => Math.max(...readings.map((each) => each.shareIn(keys))),
    lookup: [...new Set(readings.flatMap(({ lookup }) => lookup))].map((key) => numbers.get(key) ?? numberOf(key)),
    keysOf: (shared) => new Set(shared.flatMap((hash) => byHash.get(hash) ?? [])),
  }
}
