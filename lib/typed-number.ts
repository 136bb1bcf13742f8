/**
 * A typed whole number of at least 0. Not a number for any other text, which a schema then refuses at its field; a blank
 * one is `otherwise`. Pure.
 */
export function typedNumber(text: string, otherwise = NaN): number {
  const typed = text.trim()
  if (typed === '') return otherwise
  return /^\d+$/.test(typed) ? Number(typed) : NaN
}
