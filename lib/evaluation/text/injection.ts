import { hasDenseInjection, hasInjection, hasSqueezedInjection, injectionWords } from './injection-words'
import { skeleton } from './skeleton'
import { wordLine, words } from './words'

const LONGEST_DECODED = 2_000
const FEWEST_SPELLED = 6

/** A line that imitates another role in the conversation. */
const ROLE = /^\W{0,5}(?:human|assistant|system|evaluator|grader|developer|ai)\W{0,4}:/i

const backwards = (text: string) => Array.from(text).reverse().join('')
const shifted = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
const reversedWords = new Set(injectionWords.map(backwards))
const shiftedWords = new Set(injectionWords.map(shifted))

/**
 * True when a sentence instructs the evaluator what to decide or to disclose, in one of seven languages, plainly or in
 * disguise. Such a sentence is read but never counts as evidence.
 */
export function isInjection(sentence: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return false
  const line = plainLine(sentence)
  return isPlain(sentence, line) || isDisguised(sentence, line)
}

/**
 * Which sentences are prompt injections, including those split by a line break and, beside one, those that speak to the
 * reader.
 */
export function injectionsAmong(sentences: readonly string[]): boolean[] {
  const found = sentences.map(isInjection)
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1]
    // A sentence continues after a line break without a preceding full stop or a following capital.
    if (next === undefined || /[.!?…;:]\W*$/.test(sentence) || !/^\p{Ll}/u.test(next)) continue
    if (found[index] || found[index + 1] || isPlainInjection(`${sentence} ${next}`))
      found[index] = found[index + 1] = true
  }
  if (!found.includes(true)) return found
  return sentences.map((sentence, index) => found[index] === true || speaksToReader(sentence))
}

const reader = new Set(['you', 'your', 'yours', 'tu', 'toi', 'ton', 'tes', 'vous', 'votre', 'vos'])
const others = new Set(['i', 'we', 'he', 'she', 'they', 'je', 'j', 'nous', 'il', 'elle', 'ils', 'elles'])

/** True when a sentence says "you" and has no other person as its subject. */
function speaksToReader(sentence: string): boolean {
  const spoken = words(sentence)
  return spoken.some((word) => reader.has(word)) && !spoken.some((word) => others.has(word))
}

/** True for an undisguised prompt injection. */
export function isPlainInjection(sentence: string): boolean {
  return isPlain(sentence, plainLine(sentence))
}

function isPlain(sentence: string, line: string): boolean {
  if (ROLE.test(sentence) || hasInjection(line)) return true
  return /\p{Script=Han}/u.test(line) && hasDenseInjection(line.replace(/ /g, ''))
}

/** True for a disguised prompt injection: spelled out, reversed, shifted or encoded. */
export function isDisguisedInjection(sentence: string): boolean {
  return isDisguised(sentence, plainLine(sentence))
}

function isDisguised(sentence: string, line: string): boolean {
  const tokens = line.trim().split(' ')
  const spelled = spelledOut(tokens)
  if (spelled && hasSqueezedInjection(spelled)) return true
  if (tokens.some((token) => reversedWords.has(token))) {
    const wordByWord = tokens.map(backwards)
    if (isPlainInjection(wordByWord.join(' ')) || isPlainInjection([...wordByWord].reverse().join(' '))) return true
  }
  if (tokens.some((token) => shiftedWords.has(token)) && isPlainInjection(shifted(tokens.join(' ')))) return true
  return decodedIn(sentence).some(isPlainInjection)
}

/** Decodes long runs of base64 or hexadecimal digits, where the result is readable. */
export function decodedIn(text: string): string[] {
  const found: string[] = []
  const sample = text.slice(0, LONGEST_DECODED)
  for (const [run] of sample.matchAll(/(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}/g)) found.push(...fromBase64(run))
  for (const [run] of sample.matchAll(/(?<![0-9a-f])(?:[0-9a-f]{2}[ :]?){8,}/gi)) found.push(...fromHex(run))
  return found
}

function fromBase64(run: string): string[] {
  const usual = run.replace(/-/g, '+').replace(/_/g, '/')
  try {
    return readable(atob(usual.slice(0, usual.length - (usual.length % 4 === 1 ? 1 : 0))))
  } catch {
    return []
  }
}

function fromHex(run: string): string[] {
  const pairs = run.match(/[0-9a-f]{2}/gi) ?? []
  return readable(pairs.map((pair) => String.fromCharCode(parseInt(pair, 16))).join(''))
}

function readable(decoded: string): string[] {
  const seen = decoded.match(/[\x20-\x7e\n]/g)?.length ?? 0
  return decoded.length > 0 && seen >= decoded.length * 0.9 ? [decoded] : []
}

/** The words of a sentence in one line; symbols that replace letters within a word are read as those letters. */
function plainLine(sentence: string): string {
  const read = sentence
    .replace(/(?:https?:\/\/|www\.)[^\s<>()[\]]{1,500}/gi, ' ')
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})\$(?=\p{L})|(?<=\p{L})\$\B/gu, 's')
    .replace(/[!|](?=\p{L})/gu, 'i')
  return ` ${wordLine(read).trim().split(' ').map(skeleton).join(' ')} `
}

/** Joins runs of single letters; '' when there are too few. */
function spelledOut(tokens: readonly string[]): string {
  const single = tokens.filter((token) => token.length === 1)
  if (single.length < FEWEST_SPELLED || single.length < tokens.length / 2) return ''
  return tokens.join('')
}
