import type { Locale } from '@/lib/i18n/locale'
import easyWords from '@/lib/users/easy-words.json'

/** A random whole number below `limit`, each equally likely. */
function randomBelow(limit: number): number {
  const range = 2 ** 32
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < range - (range % limit) ? drawn % limit : randomBelow(limit)
}

/** A password that a child can type: two short words and a number, `river-apple-472`. */
export function easyPassword(locale: Locale): string {
  const words = easyWords[locale]
  const word = () => words[randomBelow(words.length)] ?? ''
  return `${word()}-${word()}-${100 + randomBelow(900)}`
}
