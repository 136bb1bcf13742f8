import 'server-only'
import { monotonic } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/** How long after its last piece was taken an export counts as abandoned, in milliseconds. */
const abandonedMs = 30_000
/** Seconds after which to ask again; an export of ten years takes about as long. */
const retryAfter = 5

/** When a piece was last taken of the export that a user reads from this process. */
const running = new Map<string, { takenAt: number }>()

/**
 * The pieces of a user's export. Until they are read to the end or abandoned, another export of the same user throws
 * AppError too_many: ten years are 45 MB, and several in parallel would occupy the server. `clock` is in milliseconds.
 */
export function inOwnTurn(userId: string, pieces: AsyncIterable<string>, clock = monotonic): AsyncGenerator<string> {
  const other = running.get(userId)
  if (other && clock() - other.takenAt < abandonedMs)
    throw new AppError('too_many', 'account.exportRunning', { retryAfter })
  const turn = { takenAt: clock() }
  running.set(userId, turn)
  return taken()

  async function* taken() {
    try {
      for await (const piece of pieces) {
        turn.takenAt = clock()
        yield piece
      }
    } finally {
      // A later export may have taken the place of one that was given up.
      if (running.get(userId) === turn) running.delete(userId)
    }
  }
}
