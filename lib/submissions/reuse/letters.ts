import { asSeen } from '@/lib/submissions/reuse/shingles'
import { hash } from '@/lib/submissions/reuse/words'

/** Letters per run: about four words. */
const SIZE = 16
/** One run in so many is kept, chosen by its letters, so that every text that has it keeps it. */
const KEPT = 4

/** Consecutive letters, and the position of the first among all letters of the text. */
export type LetterRun = { key: string; from: number }

/** Runs of sixteen letters, which are the same wherever words are joined, broken or hyphenated; about every fourth. */
export function letterRuns(tokens: readonly string[]): LetterRun[] {
  const letters = Array.from(asSeen(tokens.join('')))
  return letters
    .slice(0, Math.max(0, letters.length - SIZE + 1))
    .map((_, from) => ({ from, run: letters.slice(from, from + SIZE).join('') }))
    .filter(({ run }) => hash(run, 0) % KEPT === 0)
    .map(({ from, run }) => ({ key: `l ${run}`, from }))
}

/** The positions of the words of which at least half the letters are in these runs, which are in order. */
export function placesOfRuns(runs: readonly LetterRun[], tokens: readonly string[]): number[] {
  let next = 0
  let coveredTo = 0
  let end = 0
  return tokens.flatMap((token, place) => {
    const from = end
    end += Array.from(token).length
    let inside = Math.max(0, Math.min(coveredTo, end) - from)
    for (let run = runs[next]; run && run.from < end; run = runs[(next += 1)]) {
      const begin = Math.max(run.from, coveredTo, from)
      coveredTo = run.from + SIZE
      inside += Math.max(0, Math.min(coveredTo, end) - begin)
    }
    return inside * 2 >= end - from ? [place] : []
  })
}
