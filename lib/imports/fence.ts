const fence = '```'

/**
 * The JSON of a text: replaces a byte order mark and the code fence that assistants add with spaces, so that positions
 * do not shift.
 */
export function jsonOf(text: string): string {
  const opening = /^\s*```\w*/.exec(text)?.[0]
  const closing = text.trimEnd().length - fence.length
  const isFenced = opening !== undefined && closing >= opening.length && text.startsWith(fence, closing)
  const from = isFenced ? opening.length : text.startsWith('\ufeff') ? 1 : 0
  const to = isFenced ? closing : text.length
  const blank = (around: string) => around.replace(/[^\r\n]/g, ' ')
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to))
}

/** What a code fence in a text holds, at its position; blank without a fence. */
export function fencedIn(text: string): string {
  const found = /^```\w*[^\S\n]*\n([^]*?)^```/m.exec(text)
  if (!found) return ''
  const [fenced, content = ''] = found
  const start = found.index + fenced.indexOf('\n') + 1
  return text.slice(0, start).replace(/[^\r\n]/g, ' ') + content
}
