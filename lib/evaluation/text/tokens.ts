import { WORD_OR_SIGN } from './words'

/** A lower-cased word and its position in the text. */
export type Token = { text: string; start: number; end: number }

/** A range of words, from `from` up to but excluding `to`, and of characters. */
export type Place = { from: number; to: number; start: number; end: number }

type Tokens = {
  words: Token[]
  /** Positions of a line from `wordLine` in the text: the first `most` matches. */
  places(line: string, most: number): Place[]
}

const isSign = (text: string) => /^[=+*/÷×<>^%]$/.test(text)

/** The words and signs of a text in order. Pure; linear. */
export function tokensOf(text: string): Tokens {
  const all: (Token & { word: number })[] = []
  const words: Token[] = []
  for (const match of text.matchAll(WORD_OR_SIGN)) {
    const token = { text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }
    all.push({ ...token, word: words.length })
    if (!isSign(token.text)) words.push(token)
  }
  const line = ` ${all.map((token) => token.text).join(' ')} `
  const at = new Map<number, number>()
  let offset = 0
  for (const [index, token] of all.entries()) {
    at.set(offset, index)
    offset += token.text.length + 1
  }
  at.set(offset, all.length)

  return {
    words,
    places(wanted, most) {
      const found: Place[] = []
      if (wanted.trim() === '') return found
      for (let i = line.indexOf(wanted); i >= 0 && found.length < most; i = line.indexOf(wanted, i + 1)) {
        const first = all[at.get(i) ?? -1]
        const after = at.get(i + wanted.length - 1) ?? -1
        const last = all[after - 1]
        if (!first || !last) continue
        const to = all[after]?.word ?? words.length
        found.push({ from: first.word, to, start: first.start, end: last.end })
      }
      return found
    },
  }
}
