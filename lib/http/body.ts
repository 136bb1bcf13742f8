import { AppError } from '@/lib/errors'
import { readBounded } from '@/lib/http/bounded'
import { isSound } from '@/lib/http/nested'
import { isStorableText } from '@/lib/text'

/**
 * The same request with its whole body in memory. Throws AppError too_large past `limit` bytes, also when the body
 * comes in chunks.
 */
export async function withBody(request: Request, limit: number): Promise<Request> {
  const body = await readBounded(request.body, limit)
  if (!body) throw new AppError('too_large', 'common.bodyTooLarge')
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) })
}

/**
 * The JSON value in the body. Throws AppError: unsupported when it is not sent as JSON, invalid when it cannot
 * be parsed, is nested too deep, or holds text that cannot be stored. A caller that checks each text by itself
 * turns the last off.
 */
export async function readJson(request: Request, { isTextChecked = true } = {}): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported', 'common.jsonWanted')
  const value = parse(await request.arrayBuffer())
  refuseUnstorable(value, isTextChecked)
  return value
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid', 'common.invalidJson')
  }
}

/** Throws AppError invalid when the value is nested too deep or holds text that cannot be stored. */
export function refuseUnstorable(value: unknown, isTextChecked = true): void {
  const passes = (text: string) => !isTextChecked || isStorableText(text)
  if (!isSound(value, passes)) throw new AppError('invalid', 'common.invalidInput')
}
