const opensWord = /[\s([{«“‘'’-]$/u
const closesWord = /^[\s.,;:!?…)\]}»”]/u
const beginsSentence = /(^|[.!?…]["»”)]*\s*|\n\s*)$/u

/**
 * The text with spoken words at the caret, apart from the words around them and with a capital where a sentence begins,
 * and the caret after them.
 */
export function insertSpoken(text: string, caret: number, spoken: string): { text: string; caret: number } {
  const words = spoken.trim()
  if (words === '') return { text, caret }
  const [before, after] = [text.slice(0, caret), text.slice(caret)]
  const isApart = before === '' || opensWord.test(before) || closesWord.test(words)
  const [first = ''] = words
  const cased = beginsSentence.test(before) ? first.toUpperCase() + words.slice(first.length) : words
  const written = `${before}${isApart ? '' : ' '}${cased}`
  return { text: `${written}${after === '' || closesWord.test(after) ? '' : ' '}${after}`, caret: written.length }
}
