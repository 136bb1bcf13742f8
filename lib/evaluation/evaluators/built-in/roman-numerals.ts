/** The value of a Roman numeral from II to 39, as in "Louis XVI", else undefined; X alone, XX and XXX are none. */
export function romanNumeral(word: string): number | undefined {
  if (!ROMAN.test(word)) return undefined
  const figures = [...word.toLowerCase()].map((letter) => figureValues[letter] ?? 0)
  return figures.reduce((sum, value, at) => (value < (figures[at + 1] ?? 0) ? sum - value : sum + value), 0)
}
const ROMAN = /^(?!x+$)(?=..)x{0,3}(?:ix|iv|v?i{0,3})$/i
const figureValues: Record<string, number> = { i: 1, v: 5, x: 10 }

const ordinals = 'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** The value of an ordinal in words from second to twelfth, as in "Henry the Eighth", else undefined. */
export function ordinalNumber(word: string): number | undefined {
  const at = ordinals.indexOf(word.toLowerCase())
  return at < 0 ? undefined : at + 2
}
