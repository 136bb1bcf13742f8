import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import { bySound } from './sound'

const SHORTEST = 4
const LONGEST = 24

/** Levenshtein distance. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** True when two words differ only in spelling. */
export function soundsLike(one: string, other: string, language: Language): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < SHORTEST - 1 || Math.max(one.length, other.length) > LONGEST) return false
  const [a, b] = [withoutAccents(one), withoutAccents(other)]
  const apart = distance(a, b)
  if (bySound(one, language) === bySound(other, language))
    return apart <= Math.max(language === 'fr' ? 2 : 1, Math.min(a.length, b.length) / 3)
  if (Math.min(a.length, b.length) < SHORTEST) return false
  return a.charAt(0) === b.charAt(0) && apart <= (Math.min(a.length, b.length) < 8 ? 1 : 2)
}
