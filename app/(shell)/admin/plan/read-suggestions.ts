import { messageOf } from '@/components/rest/send'
import type { Entry } from '@/lib/planning/entries'

/** A line of the response: an entry, the reason why the suggestions broke off, or their end. */
type Line = Entry | { message: string } | { isComplete: true }

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Line> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

/**
 * Calls back with each suggested entry as it arrives. Resolves to null at the end of the suggestions, or to why there
 * are no more, `otherwise` when the server does not say. Throws what fetch throws.
 */
export async function readSuggestions(response: Response, onEntry: (entry: Entry) => void, otherwise: string) {
  if (!response.ok || !response.body) {
    const { ok, status } = response
    return messageOf({ ok, status, text: await response.text() }, otherwise)
  }
  for await (const line of linesOf(response.body)) {
    if ('isComplete' in line) return null
    if ('message' in line) return line.message
    onEntry(line)
  }
  return otherwise
}
