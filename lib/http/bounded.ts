/**
 * Bytes of an oversized body that are read and discarded: a client whose connection is cut never reads the response.
 */
const discarded = 8 * 1024 * 1024

/**
 * Reads the whole stream, or returns null when it exceeds `limit` bytes. The excess is read up to `discarded` bytes and
 * never held in memory.
 */
export async function readBounded(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  discard = discarded,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= limit) chunks.push(part.value)
    else chunks.length = 0
    if (size > Math.max(limit, discard)) {
      await reader?.cancel().catch(() => undefined)
      break
    }
  }
  return size > limit ? null : new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
