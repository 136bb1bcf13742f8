import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'

const SHORTEST = 4
const LONGEST = 24

/** Letters that children write for one another, by sound; the order matters. */
const sounds: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/ph/g, 'f'],
    [/wh/g, 'w'],
    [/(?<=.)gh/g, ''],
    [/kn|gn(?=.)/g, 'n'],
    [/c(?=[eiy])/g, 's'],
    [/ck|q|c(?!h)/g, 'k'],
    [/x/g, 'ks'],
    [/z/g, 's'],
    [/dg|j/g, 'g'],
  ],
  fr: [
    [/ph/g, 'f'],
    [/eau|au/g, 'o'],
    [/ai|ei|ez$|er$/g, 'e'],
    [/c(?=[eiy])/g, 's'],
    [/qu|q|c(?!h)/g, 'k'],
    [/ss|z/g, 's'],
    [/ge(?=[ao])|g(?=[ei])/g, 'j'],
    [/y/g, 'i'],
    [/h/g, ''],
    [/(?<=..)(?:ent|es|[estxd])+$/g, ''],
  ],
}

/** A word by its sound: misspelt and right it is the same as far as children's usual slips go. */
export function bySound(word: string, language: Language): string {
  const heard = sounds[language].reduce((text, [from, to]) => text.replace(from, to), withoutAccents(word))
  return heard.replace(/(.)\1+/g, '$1')
}

/** How many letters differ (Levenshtein). */
function distance(one: string, other: string): number {
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

/** True when two words are the same but for the spelling. */
export function soundsLike(one: string, other: string, language: Language): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < SHORTEST - 1 || Math.max(one.length, other.length) > LONGEST) return false
  const [a, b] = [bySound(one, language), bySound(other, language)]
  if (a === b) return true
  if (Math.min(a.length, b.length) < SHORTEST) return false
  return a.charAt(0) === b.charAt(0) && distance(a, b) <= (Math.min(a.length, b.length) < 8 ? 1 : 2)
}
