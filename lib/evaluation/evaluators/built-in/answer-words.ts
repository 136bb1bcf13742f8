import type { Language } from '@/lib/evaluation/text/language'
import data from './data/answer-words.json'

const set = (list: string) => new Set(list.split(' '))
export const yes = set(data.yes)
export const no = set(data.no)
// "t" is the end of a contraction: "can't", "won't".
export const not: Record<Language, ReadonlySet<string>> = { en: set(data.not.en), fr: set(data.not.fr) }
export const wrong = set(data.wrong)
/** "Six, I mean eight" */
export const correcting = set(data.correcting)
/** Verbs that negate what follows. */
export const avoiding = set(data.avoiding)

const pairs = (list: readonly string[]) => list.map((pair) => pair.split(' ') as [string, string])
/** Pairs of opposites. */
export const opposites: Record<Language, readonly [string, string][]> = {
  en: pairs(data.opposites.en),
  fr: pairs(data.opposites.fr),
}
/** Words that compare what follows them: "less grass". */
export const comparing = set(data.comparing)
/** Words that negate as "without" does. */
export const lacking = set(data.lacking)
