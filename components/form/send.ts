import { messages } from '@/lib/messages'

/** What a call was answered; `text` is the body as it came. */
export type Reply = { ok: boolean; status: number; text: string }

type Method = 'GET' | 'POST'

/** Calls Laurel's own REST with JSON. Throws what fetch throws: no network, or the signal aborted it. */
export async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply> {
  const response = await fetch(path, {
    method,
    signal,
    cache: 'no-store',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return { ok: response.ok, status: response.status, text: await response.text() }
}

/** The body of a reply, or null when it is not JSON. */
export function parseReply<Body>(reply: Reply): Body | null {
  try {
    return JSON.parse(reply.text) as Body
  } catch {
    return null
  }
}

/** The server's own words for a refusal, else `otherwise`. */
export function messageOf(reply: Reply, otherwise: string = messages.common.unknownError): string {
  const message = parseReply<{ message?: unknown }>(reply)?.message
  return typeof message === 'string' && message !== '' ? message : otherwise
}
