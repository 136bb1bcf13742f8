import 'server-only'
import { AppError } from '@/lib/errors'

/** Maximum number of queued pictures per user, so that one user cannot fill the queue. */
const mostPerUser = 4

const waiting = new Map<string, number>()

/**
 * Encodes a user's picture. Throws AppError too_many when too many of theirs are waiting, and what `encode` throws.
 */
export async function inTurn<T>(userId: string, encode: () => Promise<T>): Promise<T> {
  const before = waiting.get(userId) ?? 0
  if (before >= mostPerUser) throw new AppError('too_many', 'pictures.tooManyAtOnce', { retryAfter: 5 })
  waiting.set(userId, before + 1)
  try {
    return await encode()
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1
    if (left > 0) waiting.set(userId, left)
    else waiting.delete(userId)
  }
}
