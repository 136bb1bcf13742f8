import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Caller } from '@/lib/auth/caller'
import { dayMs, hourMs, minuteMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { uuidOf } from '@/lib/hash'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import type { SignInOutcome } from '@/lib/sign-ins/schema'
import { Prisma } from '@/prisma/generated/client'

/** Retention of sign-in attempts, in days. */
const daysKept = 180

/**
 * Maximum rows per hour for one account, or for all unknown ones together; failed and successful attempts are counted
 * separately, so that failures cannot displace a successful sign-in.
 */
const mostPerHour = 60

const longest = { agent: 200, address: 64 }

type Try = { userId: string | null; outcome: SignInOutcome; caller: Caller }

/**
 * Logs a sign-in attempt; never the typed username, which may be a password. Floods are bounded: throttled attempts,
 * and those for unknown accounts, one per minute for each account and address; others a fixed number per hour. Never
 * throws: logging must not block a sign-in.
 */
export async function recordSignIn({ now }: Pick<Scope, 'now'>, { userId, outcome, caller }: Try): Promise<void> {
  const address = cut(caller.address, longest.address)
  const isOncePerMinute = outcome === 'throttled' || userId === null
  // Of equal attempts within a minute the primary key keeps one.
  const id = isOncePerMinute
    ? uuidOf(JSON.stringify([userId, address, outcome, Math.floor(now.getTime() / minuteMs)]))
    : randomUUID()
  const isSameAccount = userId === null ? Prisma.sql`"userId" IS NULL` : Prisma.sql`"userId" = ${userId}::uuid`
  const isIn = outcome === 'signed_in'
  const insert = db.$executeRaw`
    INSERT INTO "SignIn" ("id", "userId", "outcome", "address", "agent", "at")
    SELECT ${id}::uuid, ${userId}::uuid, ${outcome}::"SignInOutcome", ${address}, ${cut(caller.agent, longest.agent)}, ${now}
    WHERE ${mostPerHour} > (
      SELECT count(*) FROM "SignIn"
      WHERE ${isSameAccount} AND "at" > ${new Date(now.getTime() - hourMs)} AND ("outcome" = 'signed_in') = ${isIn}
    )
    ON CONFLICT ("id") DO NOTHING`
  try {
    // Without waiting for the disk: the response time would reveal whether a row was written.
    await db.$transaction([db.$executeRaw`SET LOCAL synchronous_commit TO OFF`, insert])
  } catch (error) {
    log.warn({ event: 'sign_in_not_logged', err: error }, 'a sign-in attempt could not be logged')
  }
}

/** Removes attempts older than 180 days; returns how many. */
export function sweepSignIns({ now }: Pick<Scope, 'now'>): Promise<number> {
  return deleteOld('SignIn', Prisma.sql`"at" < ${new Date(now.getTime() - daysKept * dayMs)}`)
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')
