import { AppError, databaseAwayDigest } from '@/lib/errors'

/** What Prisma says when the server cannot be reached, does not answer in time, or closed the connection. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])

/** The kinds of the driver adapter for the same. */
const adapterKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])

/**
 * SQLSTATEs: class 08 is every connection failure; 53300 too many connections; 57P01 to 57P05 a server that shuts
 * down, crashed, starts, was dropped, or closed an idle session; 25P03 a transaction that idled too long.
 */
const sqlState = /^(?:08[0-9A-Z]{3}|53300|57P0[1-5]|25P03)$/

/** What the operating system says of a connection. Of a file it says some of the same, hence the calls. */
const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
])
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** What the driver says without any code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Server has closed the connection|Cannot use a pool after calling end)/

/** What wraps errors of the database; other libraries wrap the same socket errors about other servers. */
const wrappers = /^(?:PrismaClient|DriverAdapter|Aggregate)/

/** How deep errors are wrapped at most: the client's around the adapter's around the driver's. */
const deepest = 4

type Shape = {
  name?: unknown
  code?: unknown
  errorCode?: unknown
  originalCode?: unknown
  kind?: unknown
  syscall?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
  errors?: unknown
}

const has = (set: ReadonlySet<string>, value: unknown) => typeof value === 'string' && set.has(value)

/**
 * True for an error that says that the database cannot be reached just now: it is away, restarting, refusing, or
 * has no connection left. Whether a statement that was under way took effect is then not known.
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false
  if (error instanceof AppError) return false
  const { name, code, errorCode, originalCode, kind, syscall, message, cause, meta, errors } = error as Shape
  if (has(prismaCodes, code) || has(prismaCodes, errorCode) || has(adapterKinds, kind)) return true
  if ([code, originalCode].some((state) => typeof state === 'string' && sqlState.test(state))) return true
  if (has(socketCodes, code) && has(socketCalls, syscall)) return true
  if (typeof message === 'string' && driverMessages.test(message)) return true
  if (typeof name !== 'string' || !wrappers.test(name)) return false
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return inner.some((one) => isDatabaseUnavailable(one, depth + 1))
}

/** Seconds after which trying again makes sense: PostgreSQL restarts in less. */
export const retryAfterSeconds = 5

/**
 * The error as it may be told: of a database that cannot be reached an AppError `unavailable`, whose words leave
 * open whether a commit whose answer was lost took effect. Every other error as it is.
 */
export function expectedError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error
  const details = { cause: error, retryAfter: retryAfterSeconds }
  return Object.assign(new AppError('unavailable', 'common.databaseAway', details), {
    digest: databaseAwayDigest,
  })
}
