import 'server-only'
import { errorAnswerOf } from '@/lib/http/errors'
import { noStore } from '@/lib/http/error-response.mjs'
import type { Locale } from '@/lib/i18n/locale'

type Options = { locale: Locale; asked: string; onLeave: () => void }

/**
 * Response with a line of JSON for each item as soon as it is there. The last line is `{ "isComplete": true }`, or
 * `{ "message" }` with the reason if the items broke off. Rejects with what is thrown before the first item, so that it
 * is answered with its status. `onLeave` is called when the client disconnects.
 */
export async function ndjson<T>(
  items: AsyncGenerator<T, void>,
  { locale, asked, onLeave }: Options,
): Promise<Response> {
  let next = await items.next()
  const encoder = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (line: unknown) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      if (next.done) {
        send({ isComplete: true })
        return controller.close()
      }
      send(next.value)
      try {
        next = await items.next()
      } catch (error) {
        send({ message: errorAnswerOf(error, { locale, asked }).message })
        controller.close()
      }
    },
    cancel: onLeave,
  })
  // Proxies that buffer would hold the lines back.
  const headers = { ...noStore, 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' }
  return new Response(lines, { headers })
}
