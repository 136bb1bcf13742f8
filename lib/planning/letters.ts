import data from '@/lib/planning/letters.json'
import { letterOf } from '@/lib/planning/names'
import { anyOf } from '@/lib/text'

const edge = '(?![\\p{L}\\p{N}])'
const and = '\\s+(?:and|or|et|ou)\\s+'
/** What may follow a letter: not the rest of a word (« C’est », "B-side"), except the 's of a possessive. */
const after = `${edge}(?!-)(?!['’](?!s${edge}))`
/** Letters that are words as well mean a person only where no other word follows. */
const ends = `(?=$|[.,;:!?]|['’]s${edge}|${and})`
const letter = `(?:[B-HJ-NP-XZ]|[A-Z]{2})${after}|[AIOY]${after}${ends}`
const meant = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:${anyOf(data.before)})\\s+)(?:${letter})|(?<![\\p{L}\\p{N}])(?:${letter})(?=['’]s${edge}|${and}(?:[A-Z]{1,2})${edge})`,
  'gu',
)
const isOther = new RegExp(`(?<![\\p{L}])(?:${anyOf(data.notPersons)})(?![\\p{L}])`, 'iu')

/**
 * The letters that mean persons in a text of a model: "read with B", "A and B", "B’s turn", but not "vitamin C". Pure.
 */
export function lettersMeant(text: string): string[] {
  return isOther.test(text) ? [] : (text.match(meant) ?? [])
}

/** The text with the members' names for the letters that mean them. Pure. */
export function withNames(text: string, usernames: readonly string[]): string {
  const names = new Map(usernames.map((name, index) => [letterOf(index), name]))
  return isOther.test(text) ? text : text.replace(meant, (found) => names.get(found) ?? found)
}
