import { skeleton } from '@/lib/evaluation/text/skeleton'
import { words } from '@/lib/evaluation/text/words'

const LONGEST_READ = 20_000
const RUN = 8
const SHORTEST_SECRET = 6

/** What a model was told and must not tell on. */
export type Confidential = {
  /** Told word for word: a few of its words in a row are a leak. */
  text: string
  /** Codes and keys: they are a leak however they are spelled out. */
  codes: readonly string[]
}

/**
 * What a model says without the sentences that repeat what it was told in confidence: eight of its words in a row,
 * or a code, also with signs or spaces within it. Pure; linear in the texts.
 */
export function withoutLeaks(said: string, { text, codes }: Confidential): string {
  const told = new Set(runsOf(text))
  const secrets = codes.filter((code) => code.length >= SHORTEST_SECRET).map(bare)
  const isLeak = (part: string) => {
    const letters = bare(part)
    return secrets.some((secret) => letters.includes(secret)) || runsOf(part).some((run) => told.has(run))
  }
  const read = said.slice(0, LONGEST_READ)
  const kept = read.split(/(?<=[.!?…])\s+|\n+/).filter((part) => !isLeak(part))
  const whole = kept.join(' ')
  // Cut in pieces by stops or lines it would pass piece by piece.
  return isLeak(whole) ? '' : whole
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function runsOf(text: string): string[] {
  const all = words(text).map(skeleton)
  return Array.from({ length: Math.max(0, all.length - RUN + 1) }, (_, at) => all.slice(at, at + RUN).join(' '))
}
