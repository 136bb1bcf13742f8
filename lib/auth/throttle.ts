import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'

const windowSeconds = 15 * 60
const firstPauseSeconds = 30
const longestPauseSeconds = 15 * 60

/** Failures within the window that are free: more of them for an address, which a whole family may share. */
const freeFailures = { account: 5, address: 50 } as const

export type Attempt = { readonly account: string; readonly address: string }

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

function keysOf({ account, address }: Attempt) {
  return [
    { key: keyOf('account', account, address), free: freeFailures.account },
    { key: keyOf('address', address), free: freeFailures.address },
  ]
}

/**
 * Counts a sign-in as failed before it is tried, so that parallel tries cannot slip past the count. Throws
 * AppError too_many while the account from this address, or the address, has to wait. Counting by account
 * and address together never locks a member out from elsewhere.
 */
export async function beginAttempt(attempt: Attempt, now: Date): Promise<void> {
  for (const { key, free } of keysOf(attempt)) {
    const begun = await db.$executeRaw`
      INSERT INTO "LoginThrottle" AS t ("key", "failures", "lastFailure")
      VALUES (${key}, 1, ${now})
      ON CONFLICT ("key") DO UPDATE SET
        "failures" = CASE WHEN t."lastFailure" < ${now}::timestamptz - make_interval(secs => ${windowSeconds})
                     THEN 1 ELSE t."failures" + 1 END,
        "lastFailure" = ${now},
        "blockedUntil" = CASE
          WHEN t."lastFailure" >= ${now}::timestamptz - make_interval(secs => ${windowSeconds}) AND t."failures" + 1 >= ${free}
          THEN ${now}::timestamptz + make_interval(secs => LEAST(
            ${longestPauseSeconds}, ${firstPauseSeconds} * power(2, LEAST(t."failures" + 1 - ${free}, 10))))
        END
      WHERE t."blockedUntil" IS NULL OR t."blockedUntil" <= ${now}`
    if (begun === 0) await refuse(key, now)
  }
}

async function refuse(key: string, now: Date): Promise<never> {
  const throttle = await db.loginThrottle.findUnique({ where: { key } })
  const until = throttle?.blockedUntil ?? now
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many', messages.login.tooMany(seconds), { retryAfter: seconds })
}

/** Takes back what beginAttempt counted, once the password was right. */
export async function forgiveAttempt(attempt: Attempt, now: Date): Promise<void> {
  const [account, address] = keysOf(attempt)
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  await db.loginThrottle.deleteMany({ where: { OR: [{ key: account?.key }, { lastFailure: { lt: yesterday } }] } })
  await db.loginThrottle.updateMany({
    where: { key: address?.key, failures: { gt: 0 } },
    data: { failures: { decrement: 1 }, blockedUntil: null },
  })
}
