import { asSeen } from '@/lib/submissions/reuse/shingles'
import { hash } from '@/lib/submissions/reuse/words'

/** Letters per run: about four words. */
const SIZE = 16
/** One run in `KEPT` is kept, chosen by its letters, so that every text that has it keeps it. */
const KEPT = 4

/** Consecutive letters, and the position of the first among all letters of the text. */
type LetterRun = { key: string; from: number }

/** Runs of sixteen letters, which are the same wherever words are joined, broken or hyphenated; about every fourth. */
export function letterRuns(tokens: readonly string[]): LetterRun[] {
  const line = asSeen(tokens.join(''))
  const starts = startsOf(line)
  return starts.slice(SIZE).flatMap((end, from) => {
    const run = line.slice(starts[from], end)
    return hash(run, 0) % KEPT === 0 ? [{ key: `l ${run}`, from }] : []
  })
}

/** Where each letter starts, and where the last one ends; some letters are two code units. */
function startsOf(line: string): number[] {
  const starts = [0]
  for (const letter of line) starts.push((starts.at(-1) ?? 0) + letter.length)
  return starts
}

/** The number of letters of each word. */
export const lengthsOf = (tokens: readonly string[]) => tokens.map((token) => Array.from(token).length)

/** The positions of words with at least half their letters in the runs, which must be sorted. */
export function placesOfRuns(runs: readonly LetterRun[], lengths: readonly number[]): number[] {
  if (runs.length === 0) return []
  let next = 0
  let coveredTo = 0
  let end = 0
  return lengths.flatMap((length, place) => {
    const from = end
    end += length
    let inside = Math.max(0, Math.min(coveredTo, end) - from)
    for (let run = runs[next]; run && run.from < end; run = runs[(next += 1)]) {
      const begin = Math.max(run.from, coveredTo, from)
      coveredTo = run.from + SIZE
      inside += Math.max(0, Math.min(coveredTo, end) - begin)
    }
    return inside * 2 >= length ? [place] : []
  })
}
