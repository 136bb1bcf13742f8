import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { isStorableText } from '@/lib/text'

/**
 * What one body may weigh, in bytes. A solution of 100,000 characters fits in any script. Confirming sends the
 * evaluation along.
 */
export const bodyLimits = { usual: 64 * 1024, solution: 1024 * 1024, confirmation: 1280 * 1024 } as const

/** How much is still read, and thrown away, of a body that is too large: whoever is cut off hears no answer. */
const patience = 8 * 1024 * 1024
const deepest = 32

/**
 * The same request with its whole body in memory. Throws AppError too_large past the limit, also when the body
 * comes in chunks.
 */
export async function withBody(request: Request, limit: number): Promise<Request> {
  const body = await readBytes(request, limit)
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) })
}

/**
 * The JSON value in the body. Throws AppError: unsupported when it is not sent as JSON, invalid when it cannot
 * be parsed, is nested too deep, or holds text that cannot be stored. Whoever checks each text by itself
 * turns the last off.
 */
export async function readJson(request: Request, { isTextChecked = true } = {}): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported', messages.common.jsonWanted)
  const value = parse(decode(await request.arrayBuffer()))
  refuseUnstorable(value, isTextChecked)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', messages.common.invalidJson)
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value as Uint8Array
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > patience) {
      await reader?.cancel().catch(() => undefined)
      break
    }
  }
  if (size > limit) throw new AppError('too_large', messages.common.bodyTooLarge)
  return new Uint8Array(Buffer.concat(chunks))
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('invalid', messages.common.invalidJson)
  }
}

/** Throws AppError invalid when the value is nested too deep or holds text that cannot be stored. */
export function refuseUnstorable(value: unknown, isTextChecked = true, depth = 0): void {
  if (depth > deepest) throw new AppError('invalid', messages.common.invalidInput)
  if (isTextChecked && typeof value === 'string' && !isStorableText(value)) {
    throw new AppError('invalid', messages.common.invalidInput)
  }
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, isTextChecked, depth + 1)
    refuseUnstorable(inner, isTextChecked, depth + 1)
  }
}
