import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { isStorableText } from '@/lib/text'

/** What one JSON body may weigh, in bytes. */
export const bodyLimits = { usual: 64 * 1024, confirmation: 96 * 1024 } as const

const deepest = 32

/**
 * The JSON value in the body. Throws AppError: unsupported when it is not sent as JSON, too_large past the
 * limit (also when it comes in chunks), invalid when it cannot be parsed, is nested too deep, or holds text
 * that cannot be stored.
 */
export async function readJson(request: Request, limit: number = bodyLimits.usual): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported', messages.common.jsonWanted)
  const value = parse(await readText(request, limit))
  refuseUnstorable(value)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', messages.common.invalidJson)
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value as Uint8Array
    size += chunk.byteLength
    if (size > limit) {
      await reader?.cancel().catch(() => undefined)
      throw new AppError('too_large', messages.common.bodyTooLarge)
    }
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new AppError('invalid', messages.common.invalidJson)
  }
}

/** Throws AppError invalid when the value is nested too deep or holds text that cannot be stored. */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > deepest) throw new AppError('invalid', messages.common.invalidInput)
  if (typeof value === 'string' && !isStorableText(value)) throw new AppError('invalid', messages.common.invalidInput)
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, depth + 1)
    refuseUnstorable(inner, depth + 1)
  }
}
