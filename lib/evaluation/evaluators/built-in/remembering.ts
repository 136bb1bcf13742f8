const MOST_REMEMBERED = 20_000

/** A pure function of a word that remembers its results, since a text is compared with many words. */
export function remembering<Value>(of: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const remembered = known.get(word)
    if (remembered !== undefined) return remembered
    const value = of(word)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(word, value)
    return value
  }
}
