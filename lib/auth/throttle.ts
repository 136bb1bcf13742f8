import 'server-only'
import {
  countAttempt,
  countUnknownBrowserAttempt,
  type Count,
  type Counts,
  limits,
  strangerCounts,
  subtractFailures,
  weightOf,
  withOwnPause,
} from '@/lib/auth/throttle-rules'
import { dayMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { Prisma } from '@/prisma/generated/client'

/** How long after its last failure a counter is removed, in milliseconds; it weighs nothing by then. */
const keptMs = 7 * dayMs

export type Attempt = {
  readonly account: string
  readonly address: string
  /** A browser that signed in to this account before; its failures count separately. */
  readonly device?: string
}

const keyOf = (...parts: string[]) => hashOf(JSON.stringify(parts))

const keysOf = ({ account, address }: Attempt) => ({
  pair: keyOf('account', account, address),
  address: keyOf('address', address),
  account: keyOf('everywhere', account),
})
const deviceKey = (account: string, device: string) => keyOf('device', account, device)
const codeKey = (userId: string) => keyOf('code', userId)

/**
 * Counts an attempt as failed before it is verified, so that parallel attempts cannot bypass the limit. Throws AppError
 * too_many while a known browser is delayed by its own failures, or an unknown one by those of the account and of its
 * address (see lib/auth/throttle-rules.ts).
 */
export async function beginAttempt(attempt: Attempt, now: Date): Promise<void> {
  const { account, device } = attempt
  if (device) return countOne(deviceKey(account, device), limits.device, now, 'login')
  const keys = keysOf(attempt)
  // Floods are rejected without taking a lock.
  const seen = countUnknownBrowserAttempt(namedCounts(keys, await readCounts(db, Object.values(keys))), now.getTime())
  if (seen.wait > 0 && !seen.counts.pair) throw tooMany(seen.wait, 'login')
  const wait = await withCounts(Object.values(keys), async (tx, counts) => {
    const verdict = countUnknownBrowserAttempt(namedCounts(keys, counts), now.getTime())
    await write(
      tx,
      strangerCounts.map((name) => [keys[name], verdict.counts[name]]),
    )
    return verdict.wait
  })
  if (wait > 0) throw tooMany(wait, 'login')
}

/** Reverts what beginAttempt counted, after a fully successful attempt; failures of other callers still count. */
export async function forgiveAttempt(attempt: Attempt, now: Date): Promise<void> {
  const { account, device } = attempt
  if (device) return forget([deviceKey(account, device)])
  const keys = keysOf(attempt)
  await withCounts(Object.values(keys), async (tx, counts) => {
    const { pair, address, account } = namedCounts(keys, counts)
    const own = weightOf(pair, limits.pair, now.getTime())
    await tx.loginThrottle.deleteMany({ where: { key: keys.pair } })
    await write(tx, [
      [keys.account, subtractFailures(account, limits.account, own, now.getTime())],
      [keys.address, freed(subtractFailures(address, limits.address, 1, now.getTime()))],
    ])
  })
}

/**
 * Reverts what beginAttempt counted for the address and for the account: the password was correct, and the missing or
 * wrong code is counted separately. The account from this address keeps its count and delays; otherwise requesting the
 * code again and again would bypass them.
 */
export async function forgivePassword(attempt: Attempt, now: Date): Promise<void> {
  if (attempt.device) return
  const { pair, address, account } = keysOf(attempt)
  await withCounts([pair, address, account], async (tx, counts) => {
    const isAddressBlocked = counts.get(address)?.blockedUntil !== null
    await write(tx, [
      [pair, withOwnPause(counts.get(pair))],
      [account, subtractFailures(counts.get(account), limits.account, 1, now.getTime())],
      [address, isAddressBlocked ? undefined : subtractFailures(counts.get(address), limits.address, 1, now.getTime())],
    ])
  })
}

/** Counts a TOTP code as wrong before it is verified. Throws AppError too_many while the account is delayed. */
export function beginCode(userId: string, now: Date): Promise<void> {
  return countOne(codeKey(userId), limits.code, now, 'code')
}

/** Resets an account's wrong codes after a correct one. */
export function forgiveCodes(userId: string): Promise<void> {
  return forget([codeKey(userId)])
}

export async function sweepThrottle(now: Date): Promise<void> {
  await deleteOld('LoginThrottle', Prisma.sql`"lastFailure" < ${new Date(now.getTime() - keptMs)}`)
}

type Limit = (typeof limits)[keyof typeof limits]

/** Messages for a delayed caller: seconds below a minute, else whole minutes. */
const tooManyMessages = {
  login: { seconds: 'login.tooManySeconds', minutes: 'login.tooManyMinutes' },
  code: { seconds: 'account.codeTooManySeconds', minutes: 'account.codeTooManyMinutes' },
} as const
type Guess = keyof typeof tooManyMessages

function tooMany(seconds: number, guess: Guess): AppError {
  const { seconds: inSeconds, minutes: inMinutes } = tooManyMessages[guess]
  return seconds < 60
    ? new AppError('too_many', inSeconds, { values: { seconds }, retryAfter: seconds })
    : new AppError('too_many', inMinutes, { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds })
}

async function countOne(key: string, limit: Limit, now: Date, guess: Guess): Promise<void> {
  const seen = countAttempt((await readCounts(db, [key])).get(key), limit, now.getTime())
  if (seen.wait > 0) throw tooMany(seen.wait, guess)
  const wait = await withCounts([key], async (tx, counts) => {
    const verdict = countAttempt(counts.get(key), limit, now.getTime())
    await write(tx, [[key, verdict.count]])
    return verdict.wait
  })
  if (wait > 0) throw tooMany(wait, guess)
}

async function forget(keys: string[]): Promise<void> {
  await db.loginThrottle.deleteMany({ where: { key: { in: keys } } })
}

/** Reads and updates counters under a lock that holds across processes. */
function withCounts<T>(keys: string[], work: (tx: Database, counts: Map<string, Count>) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    // Locks are taken in one order to avoid deadlocks; advisory, because the rows may not exist yet.
    await tx.$executeRaw`
      SELECT pg_advisory_xact_lock(lock)
      FROM (SELECT hashtextextended(key, 0) AS lock FROM unnest(${keys}::text[]) AS key ORDER BY 1 OFFSET 0) AS locks`
    return work(tx, await readCounts(tx, keys))
  })
}

async function readCounts(database: Database, keys: string[]): Promise<Map<string, Count>> {
  const rows = await database.loginThrottle.findMany({ where: { key: { in: keys } } })
  return new Map(
    rows.map(({ key, failures, lastFailure, blockedUntil }) => [
      key,
      { failures, at: lastFailure.getTime(), blockedUntil: blockedUntil?.getTime() ?? null },
    ]),
  )
}

function namedCounts(keys: Record<keyof Counts, string>, counts: Map<string, Count>): Counts {
  return Object.fromEntries(strangerCounts.map((name) => [name, counts.get(keys[name])]))
}

const freed = (count: Count | undefined) => count && { ...count, blockedUntil: null }

async function write(tx: Database, counts: [key: string, count: Count | undefined][]): Promise<void> {
  const rows = counts.flatMap(([key, count]) => (count ? [{ key, ...count }] : []))
  if (rows.length === 0) return
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  await tx.$executeRaw`
    INSERT INTO "LoginThrottle" ("key", "failures", "lastFailure", "blockedUntil")
    SELECT * FROM unnest(
      ${rows.map(({ key }) => key)}::text[], ${rows.map(({ failures }) => failures)}::float8[],
      ${rows.map(({ at }) => instant(at))}::timestamptz[], ${rows.map(({ blockedUntil }) => instant(blockedUntil))}::timestamptz[])
    ON CONFLICT ("key") DO UPDATE SET
      ("failures", "lastFailure", "blockedUntil") = (EXCLUDED."failures", EXCLUDED."lastFailure", EXCLUDED."blockedUntil")`
}
