/**
 * A fetch for answers of at most `limit` bytes once unpacked. A longer one is cut off while it is read, so that
 * it is never held in memory, and the connection is closed. Redirects are errors: what a child wrote goes to
 * the server that was chosen, and nowhere else.
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
