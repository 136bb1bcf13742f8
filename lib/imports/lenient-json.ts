import {
  afterString,
  closing,
  literal,
  opening,
  pythonLiterals,
  straight,
  unquotedKey,
} from '@/lib/imports/json-tokens'

/** What was left out or replaced to read a text as JSON. */
export type Repair = 'prose' | 'quotes' | 'comments' | 'commas' | 'keys' | 'lines' | 'python'

type LenientJson = {
  /** Strict JSON: an array of the values in the text. */
  readonly json: string
  /** For each character of `json` its position in the text. */
  readonly origins: readonly number[]
  readonly repairs: ReadonlySet<Repair>
}

/** Where a text cannot be read; 0 without anything that begins like data. */
type LenientError = { readonly json: null; readonly errorAt: number }

const deepest = 64
const mostStarts = 200
/** How many times over the text may be read in failed attempts: brackets in sentences fail early. */
const mostReread = 2
/** Blanks within a line. */
const blanks = /[^\S\r\n]+/y
class UnreadableError extends Error {}

/**
 * Reads a text that an assistant or a person wrote around JSON, or nearly as JSON: prose before, between and after the
 * values, comments, trailing commas, typographic or single quotes, keys without quotes, line breaks inside texts, and
 * Python's literals. It never completes or guesses a value: a text that is cut off, or has any other error inside a
 * value, is an error, and so is one without arrays or objects of objects.
 */
export function parseLenientJson(text: string): LenientJson | LenientError {
  const repairs = new Set<Repair>()
  const values: { chars: string; origins: number[] }[] = []
  let at = 0
  let end = 0
  let failed = 0
  let errorAt = 0
  for (let starts = 0; starts < mostStarts; starts += 1) {
    const start = nextStart(text, at)
    if (start < 0) break
    const plain = new Reader(text, start)
    const isPlain = plain.read()
    // Only where a text is not read otherwise: a quote that opens inside may as well be an inch, or close the text.
    const paired = isPlain ? plain : new Reader(text, start, true)
    const isRead = isPlain || paired.read()
    const reader = isRead ? paired : plain
    errorAt = Math.max(errorAt, reader.errorAt)
    if (isRead) {
      if (isData(reader.chars)) {
        if (/\S/.test(withoutFences(text.slice(end, start)))) repairs.add('prose')
        values.push({ chars: reader.chars, origins: reader.origins })
        reader.repairs.forEach((each) => repairs.add(each))
        end = reader.at
      }
      at = reader.at
    } else {
      failed += Math.max(plain.at, paired.at) - start
      // A bracket in a sentence holds no keys and no text in quotes; data that breaks off does.
      if (plain.hasText || failed > mostReread * text.length) return { json: null, errorAt }
      at = start + 1
    }
  }
  if (values.length === 0) return { json: null, errorAt }
  if (/\S/.test(withoutFences(text.slice(end)))) repairs.add('prose')
  const origins = values.flatMap((value) => [value.origins[0] ?? 0, ...value.origins])
  return { json: `[${values.map(({ chars }) => chars).join(',')}]`, origins: [...origins, end], repairs }
}

const nextStart = (text: string, from: number) => {
  const found = text.slice(from).search(/[[{]/)
  return found < 0 ? -1 : from + found
}
const withoutFences = (text: string) => text.replace(/```\w*|\ufeff/g, '')

/** Whether the value is an array that holds objects, or an object. */
function isData(json: string): boolean {
  const value = JSON.parse(json) as unknown
  const isObject = (each: unknown) => typeof each === 'object' && each !== null
  return Array.isArray(value) ? value.length > 0 && value.every(isObject) : Object.keys(value as object).length > 0
}

/** Reads one value and writes it as strict JSON. */
class Reader {
  chars = ''
  origins: number[] = []
  repairs = new Set<Repair>()
  hasText = false
  /** The last string with line breaks. */
  private broken = { start: 0, end: 0 }

  constructor(
    readonly text: string,
    public at: number,
    /** Whether quotes that open and close inside a text in such quotes are paired. */
    readonly pairs = false,
  ) {}

  read(): boolean {
    try {
      this.value(0)
      return true
    } catch (error) {
      if (error instanceof UnreadableError) return false
      throw error
    }
  }

  /**
   * Where reading ended, or the beginning of a string with line breaks just before, whose closing quote may be missing.
   */
  get errorAt(): number {
    const { start, end } = this.broken
    return this.text.slice(end, this.at).trim() ? this.at : start
  }

  private write(chars: string, origin: number, step = 1) {
    this.chars += chars
    for (let index = 0; index < chars.length; index += 1) this.origins.push(origin + index * step)
  }

  private matched(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0] ?? null
  }

  private space() {
    for (;;) {
      const blank = this.matched(/[\s\u00a0\ufeff]+/y)
      const comment = blank === null ? this.matched(/(?:\/\/|#)[^\n]*|\/\*[^]*?\*\//y) : null
      if (comment !== null) this.repairs.add('comments')
      const skipped = blank ?? comment
      if (skipped === null) return
      this.at += skipped.length
    }
  }

  private take(character: string): boolean {
    this.space()
    if (this.text[this.at] !== character) return false
    this.write(character, this.at)
    this.at += 1
    return true
  }

  private value(depth: number) {
    if (depth > deepest) throw new UnreadableError()
    if (this.take('[')) return this.list(']', () => this.value(depth + 1))
    if (this.take('{')) {
      return this.list('}', () => {
        this.key()
        if (!this.take(':')) throw new UnreadableError()
        this.value(depth + 1)
      })
    }
    const found = this.matched(literal)
    if (found === null) return this.string()
    const python = pythonLiterals[found]
    if (python !== undefined) this.repairs.add('python')
    this.write(python ?? found, this.at)
    this.at += found.length
  }

  private list(close: string, item: () => void) {
    if (this.take(close)) return
    for (;;) {
      item()
      if (this.take(close)) return
      this.space()
      if (this.text[this.at] !== ',') throw new UnreadableError()
      const comma = this.at
      this.at += 1
      this.space()
      if (this.text[this.at] === close) this.repairs.add('commas')
      else this.write(',', comma)
      if (this.take(close)) return
    }
  }

  private key() {
    this.space()
    const found = this.matched(unquotedKey)
    if (found === null) return this.string()
    this.hasText = true
    this.repairs.add('keys')
    this.write('"', this.at)
    this.write(found, this.at)
    this.at += found.length
    this.write('"', this.at - 1)
  }

  private string() {
    this.space()
    const found = this.matched(straight)
    if (found !== null) {
      this.hasText = true
      this.straight(found)
      return
    }
    const closers = closing[this.text[this.at] ?? '']
    if (closers === undefined) throw new UnreadableError()
    this.typographic(closers)
  }

  /** A string in straight quotes, whose apostrophes may be escaped as some languages do, and line breaks may not be. */
  private straight(found: string) {
    if (/[\r\n]/.test(found)) this.broken = { start: this.at, end: this.at + found.length }
    const parts = /\\'|[\t\r\n]/.test(found) ? found.split(/(\\.|[\t\r\n])/) : [found]
    for (const part of parts) {
      const isBreak = /^[\t\r\n]$/.test(part)
      if (isBreak) this.repairs.add('lines')
      if (part === "\\'") this.repairs.add('quotes')
      if (isBreak) this.write(JSON.stringify(part).slice(1, -1), this.at, 0)
      else this.write(part === "\\'" ? "'" : part, this.at)
      this.at += part.length
    }
  }

  /**
   * A string in other quotes: it ends where a closing quote is followed by what follows a string, unless the quote closes
   * one that was opened inside. Spaces within French quotes belong to the quotes.
   */
  private typographic(closers: string) {
    const after = afterString(closers)
    const opened = this.pairs ? opening[closers] : undefined
    let depth = 0
    this.write('"', this.at)
    this.at += 1
    if (closers === '»') this.at += this.matched(blanks)?.length ?? 0
    for (; this.at < this.text.length; this.at += 1) {
      if (closers === '»' && depth === 0) this.blanksBefore(closers, after)
      const character = this.text[this.at] ?? ''
      after.lastIndex = this.at + 1
      const isClosing = closers.includes(character)
      const isFollowed = isClosing && after.test(this.text)
      if (character === opened && !isFollowed) depth += 1
      else if (isClosing && depth > 0) depth -= 1
      else if (isFollowed) {
        this.write('"', this.at)
        this.at += 1
        this.hasText = true
        this.repairs.add('quotes')
        return
      }
      if (character === '\n') break
      const escape =
        character === '\\' ? /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(this.text.slice(this.at, this.at + 6)) : null
      if (escape) {
        this.write(escape[0], this.at)
        this.at += escape[0].length - 1
      } else if (character === '\\' && this.text[this.at + 1] === "'") {
        this.at += 1
        this.write("'", this.at)
      } else this.literally(character)
    }
    throw new UnreadableError()
  }

  /** Reads blanks, which are not part of the text before its closing quote. */
  private blanksBefore(closer: string, after: RegExp) {
    const found = this.matched(blanks) ?? ''
    const end = this.at + found.length
    after.lastIndex = end + 1
    if (found !== '' && this.text[end] === closer && after.test(this.text)) this.at = end
    for (; this.at < end; this.at += 1) this.literally(this.text[this.at] ?? '')
  }

  private literally(character: string) {
    const isEscaped = /[\u0000-\u001f"\\]/.test(character)
    this.write(isEscaped ? JSON.stringify(character).slice(1, -1) : character, this.at, 0)
  }
}
