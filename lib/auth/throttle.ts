import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'

const minutes = 60
const firstPauseSeconds = 30
const longestPauseSeconds = 15 * minutes

/**
 * How many failures are free, and after how many seconds without one they are forgotten. An address, which a whole
 * family may share, has more of them. Codes are counted for the account wherever they come from: only who knows
 * the password gets that far, and six digits would not last against many addresses.
 */
const limits = {
  account: { free: 5, window: 15 * minutes },
  address: { free: 50, window: 15 * minutes },
  code: { free: 10, window: 24 * 60 * minutes },
} as const

export type Attempt = { readonly account: string; readonly address: string }

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const accountKey = ({ account, address }: Attempt) => keyOf('account', account, address)
const addressKey = ({ address }: Attempt) => keyOf('address', address)
const codeKey = (userId: string) => keyOf('code', userId)

/**
 * Counts a sign-in as failed before it is tried, so that parallel tries cannot slip past the count. Throws
 * AppError too_many while the account from this address, or the address, has to wait. Counting by account
 * and address together never locks a member out from elsewhere.
 */
export async function beginAttempt(attempt: Attempt, now: Date): Promise<void> {
  await countFailure(accountKey(attempt), limits.account, now, messages.login.tooMany)
  await countFailure(addressKey(attempt), limits.address, now, messages.login.tooMany)
}

/** Takes back what beginAttempt counted, once all that was asked for was right. */
export async function forgiveAttempt(attempt: Attempt, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * minutes * 1000)
  const isOver = { lastFailure: { lt: yesterday } }
  await db.loginThrottle.deleteMany({ where: { OR: [{ key: accountKey(attempt) }, isOver] } })
  await db.loginThrottle.updateMany({
    where: { key: addressKey(attempt), failures: { gt: 0 } },
    data: { failures: { decrement: 1 }, blockedUntil: null },
  })
}

/**
 * Takes back for the address alone what beginAttempt counted: the password was right, the code is still to come.
 * The account goes on counting, and no pause ends: asking for the code again and again would be a way out of both.
 */
export async function forgiveAddress(attempt: Attempt): Promise<void> {
  await db.loginThrottle.updateMany({
    where: { key: addressKey(attempt), failures: { gt: 0 }, blockedUntil: null },
    data: { failures: { decrement: 1 } },
  })
}

/** Counts an app's code as wrong before it is tried. Throws AppError too_many while the account has to wait. */
export function beginCode(userId: string, now: Date): Promise<void> {
  return countFailure(codeKey(userId), limits.code, now, messages.account.codeTooMany)
}

/** Forgets the wrong codes of an account, once one was right. */
export async function forgiveCodes(userId: string): Promise<void> {
  await db.loginThrottle.deleteMany({ where: { key: codeKey(userId) } })
}

type Limit = (typeof limits)[keyof typeof limits]
type Refusal = (seconds: number) => string

async function countFailure(key: string, { free, window }: Limit, now: Date, refusal: Refusal): Promise<void> {
  const begun = await db.$executeRaw`
    INSERT INTO "LoginThrottle" AS t ("key", "failures", "lastFailure")
    VALUES (${key}, 1, ${now})
    ON CONFLICT ("key") DO UPDATE SET
      "failures" = CASE WHEN t."lastFailure" < ${now}::timestamptz - make_interval(secs => ${window})
                   THEN 1 ELSE t."failures" + 1 END,
      "lastFailure" = ${now},
      "blockedUntil" = CASE
        WHEN t."lastFailure" >= ${now}::timestamptz - make_interval(secs => ${window}) AND t."failures" + 1 >= ${free}
        THEN ${now}::timestamptz + make_interval(secs => LEAST(
          ${longestPauseSeconds}, ${firstPauseSeconds} * power(2, LEAST(t."failures" + 1 - ${free}, 10))))
      END
    WHERE t."blockedUntil" IS NULL OR t."blockedUntil" <= ${now}`
  if (begun === 0) await refuse(key, now, refusal)
}

async function refuse(key: string, now: Date, refusal: Refusal): Promise<never> {
  const throttle = await db.loginThrottle.findUnique({ where: { key } })
  const until = throttle?.blockedUntil ?? now
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many', refusal(seconds), { retryAfter: seconds })
}
