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
 * The pieces of a user's export, which count as their only one until they are read to the end or given up. Throws
 * AppError too_many while another one of theirs is being read: ten years are 45 MB, and in parallel they would keep the
 * server from everybody else. `clock` is in milliseconds.
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
