import 'server-only'
import { hash } from 'node:crypto'
import { dayMs } from '@/lib/durations'
import { retryAfterSeconds } from '@/lib/database-errors'
import { db, readRows } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { DAYS_COMPARED, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { readableText } from '@/lib/submissions/reuse/readable-text'
import { Prisma } from '@/prisma/generated/client'

/** Fingerprints computed between two queries, and characters fingerprinted per request. */
const AT_ONCE = 20
const MOST_FINGERPRINTED = 400_000

/** Texts evaluated before this time are no longer compared with. */
export const oldestCompared = (now: Date) => new Date(now.getTime() - DAYS_COMPARED * dayMs)

/** Computes missing fingerprints. Throws AppError unavailable when one request cannot finish; a retry continues. */
export async function requireFingerprints(scope: Pick<Scope, 'now'>): Promise<void> {
  if (!(await fingerprintTexts(scope)))
    throw new AppError('unavailable', 'submission.stillReading', { retryAfter: retryAfterSeconds })
}

/**
 * Computes fingerprints of accepted texts that have none yet, until about `most` characters are processed. Each row is
 * updated in a statement of its own, so that waiting for one row lock never holds another. Very long texts are read
 * only as far as an evaluator reads them. Returns whether none is left.
 */
export async function fingerprintTexts({ now }: Pick<Scope, 'now'>, most = MOST_FINGERPRINTED): Promise<boolean> {
  for (let done = 0; ;) {
    const rows = await readRows<{ id: string; text: string }>(Prisma.sql`
      SELECT "id", ${readableText} FROM "TextFingerprint"
      WHERE "shingles" IS NULL AND "evaluatedAt" > ${oldestCompared(now)} ORDER BY "evaluatedAt" LIMIT ${AT_ONCE}`)
    if (rows.length > 0 && done >= most) return false
    for (const { id, text } of rows) {
      done += text.length
      await db.$executeRaw`
        UPDATE "TextFingerprint" SET "shingles" = ${shinglesOf(text).map(numberOf)}::bigint[], "text" = NULL
        WHERE "id" = ${id}::uuid AND "shingles" IS NULL`
    }
    if (rows.length < AT_ONCE) return true
  }
}

/** Removes fingerprints too old to be compared with. */
export function sweepFingerprints({ now }: Pick<Scope, 'now'>): Promise<number> {
  const before = new Date(oldestCompared(now).getTime() - dayMs)
  return deleteOld('TextFingerprint', Prisma.sql`"evaluatedAt" < ${before}`)
}

/** The number by which a key of a text is stored. */
export function numberOf(shingle: string): bigint {
  return hash('sha256', shingle, 'buffer').readBigInt64BE()
}
