/** Characters of scripts without spaces; about two form a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const LONGEST_WORD = 30

/** How many words these are; about two characters of a dense script form one. */
export function wordCount(all: ReadonlySet<string>): number {
  return all.size - Math.ceil([...all].filter((each) => DENSE.test(each)).length / 2)
}

/** Single letters, repetitions and codes are not words; a number and a character of a dense script are. */
export function saysSomething(word: string): boolean {
  if (word.length > LONGEST_WORD || (word.length > 12 && /\d/.test(word))) return false
  return word.length > 1 || DENSE.test(word) || /\p{N}/u.test(word)
}

/** Counts letters and digits; a character of a script that writes whole words with one counts as three. */
export function meaningfulCharacters(text: string): number {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return all + dense * 2
}
