import { databaseAwayDigest } from '@/lib/database-away'
import { AppError } from '@/lib/errors'
import { fieldsOf } from '@/lib/record'

/** Prisma error codes for a server that is unreachable, times out, or closed the connection. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])

/** The equivalent error kinds of the driver adapter. */
const adapterKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/**
 * SQLSTATEs: class 08 are connection failures; class 53 a full disk, no memory, or too many connections; 57P01 to 57P05 a
 * server that shuts down, crashed, starts, was dropped, or closed an idle session; 25P03 an idle transaction that timed
 * out; 25006 a server that is read-only, as one is while another takes over from it; 58030 a disk that fails.
 */
const sqlState = /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|25P03|25006|58030)$/

/** Socket error codes. File operations share some of them, so the system call is checked too. */
const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
])
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Driver errors without a code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Server has closed the connection|Cannot use a pool after calling end)/

/** Wrappers of database errors; other libraries wrap the same socket errors for other servers. */
const wrappers = /^(?:PrismaClient|DriverAdapter|Aggregate)/

/** Maximum wrapping depth: the client's error around the adapter's around the driver's. */
const deepest = 4

const has = (set: ReadonlySet<string>, value: unknown) => typeof value === 'string' && set.has(value)

/**
 * True for an error that means the database is currently unavailable: unreachable, restarting, refusing connections or
 * writes, or out of them or of space. Whether a running statement took effect is then unknown.
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (depth > deepest || error instanceof AppError) return false
  const { name, code, errorCode, originalCode, kind, syscall, message, cause, meta, errors } = fieldsOf(error)
  if (has(prismaCodes, code) || has(prismaCodes, errorCode) || has(adapterKinds, kind)) return true
  if ([code, originalCode].some((state) => typeof state === 'string' && sqlState.test(state))) return true
  if (has(socketCodes, code) && has(socketCalls, syscall)) return true
  if (typeof message === 'string' && driverMessages.test(message)) return true
  if (typeof name !== 'string' || !wrappers.test(name)) return false
  const inner = [cause, fieldsOf(meta).driverAdapterError, ...(Array.isArray(errors) ? errors : [])]
  return inner.some((one) => isDatabaseUnavailable(one, depth + 1))
}

/** Runs a write; violating a unique index becomes the error that `conflict` makes. Checking first would be a race. */
export async function unlessTaken<T>(write: Promise<T>, conflict: () => AppError): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw fieldsOf(error).code === 'P2002' ? conflict() : error
  }
}

/** Seconds to wait before retrying: PostgreSQL restarts in less. */
export const retryAfterSeconds = 5

/**
 * Converts an unavailable database to an AppError `unavailable`, whose message leaves open whether an unacknowledged
 * commit took effect. Returns every other error unchanged.
 */
export function expectedError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error
  const details = { cause: error, retryAfter: retryAfterSeconds }
  return Object.assign(new AppError('unavailable', 'common.databaseAway', details), {
    digest: databaseAwayDigest,
  })
}
