import type { Method } from '@/lib/http/operation'
import { fieldsOf } from '@/lib/record'

/** A response: `text` is the raw body, and `statusText` the server's reason phrase, if any. */
export type Reply = { ok: boolean; status: number; text: string; statusText?: string }

type Options = {
  body?: unknown
  signal?: AbortSignal
  keepalive?: boolean
}

const retryAfterMs = 1000

/**
 * Calls Laurel's own REST API with JSON. Retries a GET request once, after a second, when the network or the server
 * failed. Throws what fetch throws: a TypeError without network, or an AbortError.
 */
export async function send(
  method: Uppercase<Method>,
  path: string,
  { body, signal, keepalive }: Options = {},
): Promise<Reply> {
  const attempt = async (): Promise<Reply> => {
    const headers = { 'Content-Type': 'application/json' }
    const content = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    const response = await fetch(path, { method, signal, keepalive, cache: 'no-store', ...content })
    const { ok, status, statusText } = response
    return { ok, status, statusText, text: await response.text() }
  }
  if (method !== 'GET') return attempt()
  const first = await attempt().catch(() => null)
  if (first && first.status < 500) return first
  await new Promise((resume) => setTimeout(resume, retryAfterMs))
  signal?.throwIfAborted()
  return attempt()
}

export function jsonOf(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text) as unknown
  } catch {
    return null
  }
}

/** The value of a key in the JSON body; undefined if there is none. */
export function partOf(reply: Reply, key: string): unknown {
  return fieldsOf(jsonOf(reply))[key]
}

/** The server's error message, else `otherwise`. */
export function errorMessageOf(reply: Reply, otherwise: string): string {
  const message = partOf(reply, 'message')
  return typeof message === 'string' && message !== '' ? message : otherwise
}
