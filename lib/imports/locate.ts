/** A range of a text, and the line where it starts, counted from 1. */
export type Place = { readonly start: number; readonly end: number; readonly line: number }

/** Keys and indexes that lead to a value in the data. */
export type Path = readonly (string | number)[]

const deepest = 64

/** Position in a JSON text of the value at the path, or of its nearest ancestor that exists. */
export function placeOf(text: string, path: Path): Place | null {
  const span = spansOf(text, path).at(-1)
  return span ? placeAt(text, ...span) : null
}

export function placeAt(text: string, start: number, end: number): Place {
  const line = (text.slice(0, start).match(/\n/g)?.length ?? 0) + 1
  return { start, end: Math.min(end, text.length), line }
}

/** The text is nested too deeply, or is no JSON. */
class ScanError extends Error {}

/** Scans the text once for the position of each value on the path, by its depth. */
function spansOf(text: string, path: Path): [number, number][] {
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
    if (!skip(pattern)) throw new ScanError()
  }
  const string = () => {
    space()
    const start = at
    expect(/"[^"\\]*(?:\\.[^"\\]*)*"/y)
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
    if (depth > deepest) throw new ScanError()
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
    else expect(/[^\s,\]}]+/y)
    if (isOnPath) spans[depth] = [start, at]
  }

  try {
    value(0, true)
  } catch (error) {
    if (!(error instanceof ScanError)) throw error
  }
  return spans
}
