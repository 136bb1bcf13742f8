import 'server-only'

/**
 * A fetch for responses of at most `limit` bytes after decompression. A longer one is aborted while it is read, so that
 * it is never held in memory. Redirects are errors: children's texts go only to the configured server.
 */
export function boundedFetch(limit: number): typeof fetch {
  const tooLong = () => new Error(`The answer is longer than ${limit} bytes`)
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { body, status, statusText, headers } = response
    if (!body) return response
    if (Number(headers.get('content-length')) > limit) {
      await body.cancel()
      throw tooLong()
    }
    let size = 0
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          size += chunk.byteLength
          if (size > limit) throw tooLong()
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status, statusText, headers })
  }
}
