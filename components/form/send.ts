import type { Method } from '@/lib/http/operation'

/** What a call was answered; `text` is the body as it came, `statusText` the server's word for the status, if any. */
export type Reply = { ok: boolean; status: number; text: string; statusText?: string }

type Options = { body?: unknown; signal?: AbortSignal }

const retryAfterMs = 1000

/**
 * Calls Laurel's own REST with JSON. What only reads is tried once more after a second when the network or
 * the server failed. Throws what fetch throws: no network, or the signal aborted it.
 */
export async function send(method: Uppercase<Method>, path: string, { body, signal }: Options = {}): Promise<Reply> {
  const attempt = async (): Promise<Reply> => {
    const headers = { 'Content-Type': 'application/json' }
    const content = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    const response = await fetch(path, { method, signal, cache: 'no-store', ...content })
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

/** The body of a reply, or null when it is not JSON. */
export function jsonOf(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text) as unknown
  } catch {
    return null
  }
}

/** What stands under a key of the reply's body; undefined when nothing does. */
export function partOf(reply: Reply, key: string): unknown {
  return (jsonOf(reply) as Record<string, unknown> | null)?.[key]
}

/** The server's own words for a refusal, else `otherwise`. */
export function messageOf(reply: Reply, otherwise: string): string {
  const message = partOf(reply, 'message')
  return typeof message === 'string' && message !== '' ? message : otherwise
}
