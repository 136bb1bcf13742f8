import type { ActionError } from '@/components/form/error-banner'
import { errorMessageOf, partOf } from '@/components/rest/send'
import type { Entry } from '@/lib/planning/entries'

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield line
    }
  } finally {
    // Stops the model when a line is invalid.
    await reader.cancel().catch(() => undefined)
  }
}

async function errorIn(response: Response, otherwise: string): Promise<ActionError> {
  const { errorAnswer } = await import('@/lib/http/answers')
  const reply = { ok: response.ok, status: response.status, text: await response.text() }
  const { data: fields } = errorAnswer.shape.fields.safeParse(partOf(reply, 'fields'))
  return { message: errorMessageOf(reply, otherwise), fields }
}

/**
 * Calls back with each suggested entry as it arrives. Resolves to null at the end of the suggestions, or to why there
 * are no more, `otherwise` when the server does not say. Throws what fetch throws, and an error for an invalid line.
 */
export async function readSuggestions(
  response: Response,
  onEntry: (entry: Entry) => void,
  otherwise: string,
): Promise<ActionError | null> {
  if (!response.ok || !response.body) return errorIn(response, otherwise)
  // Loaded here, so that the screen does not wait for the schemas.
  const { planLine } = await import('@/lib/planning/lines')
  for await (const text of linesOf(response.body)) {
    const line = planLine.parse(JSON.parse(text))
    if ('isComplete' in line) return null
    if ('message' in line) return { message: line.message }
    onEntry(line)
  }
  return { message: otherwise }
}
