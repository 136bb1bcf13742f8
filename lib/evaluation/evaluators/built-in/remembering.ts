const MOST_REMEMBERED = 20_000

/** A pure function of a word that remembers its results, since a text is compared with many words. */
export function remembering<Value>(of: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const value = known.get(word) ?? of(word)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(word, value)
    return value
  }
}
