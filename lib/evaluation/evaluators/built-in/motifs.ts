import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/undone-motifs.json'

const compiled = (language: Language) =>
  Object.values(data.motifs).map(({ points, atEnd, ...patterns }) => {
    return { points, atEnd, pattern: new RegExp(`(?<= )(?:${patterns[language]})(?= )`, 'g') }
  })
const motifs = { en: compiled('en'), fr: compiled('fr') }

const MOST_COUNTED = 2
/** A long text has more of everything. */
const LENGTH = 2
const START = 4.7

/**
 * Scores how likely a text tells of work that was not done. It adds up points for an intention, a distraction, an excuse,
 * another person doing the work, and a job left unfinished; points from the last sentence count more. The score has no
 * unit and is only comparable with other scores. Takes time linear in the text.
 */
export function undoneScore(passages: readonly string[], language: Language): number {
  const lines = passages.map((passage) => withoutAccents(wordLine(passage)))
  const end = lines.at(-1) ?? ''
  const length = LENGTH * Math.log(1 + words(lines.join(' ')).length)
  return motifs[language].reduce((score, { points, atEnd, pattern }) => {
    const count = lines.reduce((sum, line) => sum + [...line.matchAll(pattern)].length, 0)
    return score + Math.min(MOST_COUNTED, count) * points + (end.search(pattern) >= 0 ? atEnd : 0)
  }, START - length)
}
