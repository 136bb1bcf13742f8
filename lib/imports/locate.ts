/** A range of a text, and the line where it starts, counted from 1. */
export type Place = { readonly start: number; readonly end: number; readonly line: number }

type Path = readonly (string | number)[]
type Scan = { readonly error: number | null; readonly spans: readonly (readonly [number, number])[] }

const deepest = 64

/**
 * Where the JSON syntax is invalid; null when it is valid. Browsers word the error differently, and some give no
 * position.
 */
export function syntaxErrorPlace(text: string): Place | null {
  const { error } = scan(text, [])
  return error === null ? null : placeAt(text, error, error + 1)
}

/** Position of the value at the path, or of its nearest ancestor that exists. */
export function placeOf(text: string, path: Path): Place | null {
  const span = scan(text, path).spans.at(-1)
  return span ? placeAt(text, ...span) : null
}

function placeAt(text: string, start: number, end: number): Place {
  const line = (text.slice(0, start).match(/\n/g)?.length ?? 0) + 1
  return { start, end: Math.min(end, text.length), line }
}

class ScanError extends Error {
  constructor(readonly at: number) {
    super()
  }
}

/** Scans the text once and records the position of each value on the path, by its depth. */
function scan(text: string, path: Path): Scan {
  const spans: [number, number][] = []
  let at = 0

  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  const space = () => skip(/[ \t\n\r]*/y)
  const expect = (pattern: RegExp) => {
    space()
    if (!skip(pattern)) throw new ScanError(at)
  }
  const string = () => {
    space()
    const start = at
    expect(/"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y)
    return text.slice(start, at)
  }
  const list = (close: RegExp, item: (index: number) => void) => {
    at += 1
    space()
    if (skip(close)) return
    for (let index = 0; ; index += 1) {
      item(index)
      space()
      if (skip(close)) return
      expect(/,/y)
    }
  }
  const value = (depth: number, isOnPath: boolean) => {
    space()
    const start = at
    const opening = text[at]
    if (depth > deepest) throw new ScanError(at)
    // Of a key that is repeated, the last value counts.
    if (isOnPath) spans.splice(depth)
    if (opening === '[') list(/\]/y, (index) => value(depth + 1, isOnPath && path[depth] === index))
    else if (opening === '{') {
      list(/\}/y, () => {
        const key = JSON.parse(string()) as string
        expect(/:/y)
        value(depth + 1, isOnPath && path[depth] === key)
      })
    } else if (opening === '"') string()
    else expect(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y)
    if (isOnPath) spans[depth] = [start, at]
  }

  try {
    value(0, true)
    space()
    return { error: at < text.length ? at : null, spans }
  } catch (error) {
    if (!(error instanceof ScanError)) throw error
    return { error: Math.min(error.at, text.length), spans }
  }
}
