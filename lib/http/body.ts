import { AppError, invalidField } from '@/lib/errors'
import { readBounded } from '@/lib/http/bounded'
import { isSound } from '@/lib/http/nested'
import { messageOf } from '@/lib/i18n/message'
import { fieldsOf } from '@/lib/record'
import { isStorableText } from '@/lib/text'

/**
 * Returns the request with its whole body buffered. Throws AppError too_large beyond `limit` bytes, including for
 * chunked bodies.
 */
export async function withBody(request: Request, limit: number): Promise<Request> {
  const body = await readBounded(request.body, limit)
  if (!body) throw new AppError('too_large', 'common.bodyTooLarge')
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) })
}

/**
 * Parses the JSON body. Throws AppError: unsupported when the content type is not JSON, invalid when the body cannot be
 * parsed, is nested too deep, or contains text that cannot be stored. Callers that validate each text themselves turn
 * the last check off.
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

const anyText = () => true

/** Throws AppError invalid when the value is nested too deep or contains text that cannot be stored. */
export function refuseUnstorable(value: unknown, isTextChecked = true): void {
  if (isSound(value, isTextChecked ? isStorableText : anyText)) return
  const name = unstorableField(value)
  throw name === undefined
    ? new AppError('invalid', 'common.invalidInput')
    : invalidField(name, messageOf('common.unstorable', { name }))
}

/** The first field with text that cannot be stored; undefined when something else is wrong. */
function unstorableField(value: unknown): string | undefined {
  const isWrong = ([name, inner]: [string, unknown]) =>
    isStorableText(name) && isSound(inner, anyText) && !isSound(inner, isStorableText)
  return Object.entries(fieldsOf(value)).find(isWrong)?.[0]
}
