import 'server-only'
import { dayOf } from '@/lib/calendar'
import { db, readRows, type Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { verbatim } from '@/lib/i18n/message'
import type { Scope } from '@/lib/scope'
import { confirmableMs } from '@/lib/submissions/confirmable'
import { reuseAmong } from '@/lib/submissions/reuse/among'
import { COPIED_SHARE, isSameTitle } from '@/lib/submissions/reuse/compared-text'
import { reuseFeedback, type Alike, type Reuse } from '@/lib/submissions/reuse/feedback'
import { oldestCompared, requireFingerprints } from '@/lib/submissions/reuse/fingerprints'
import { prepare, type Prepared, type Work } from '@/lib/submissions/reuse/prepared'
import { readableText } from '@/lib/submissions/reuse/readable-text'
import { Prisma } from '@/prisma/generated/client'

/** Arbitrary advisory lock key, taken by every confirmation of an accepted evaluation. */
const CONFIRMING = 7_416_503
/** Texts that share fewer words and shingles cannot share a sentence. */
const FEWEST_SHARED = 4
/** From so many words in runs that a refused text has too, a text holds sentences of it. */
const FEWEST_OF_REFUSED = 12
/** A bare answer names hardly more than what is expected: "I think it is 63". */
const MOST_BESIDE_ANSWER = 1
/** Limits of one comparison: candidate texts in all, of the writer's own, and characters of others' texts. */
const MOST_CANDIDATES = 50
const MOST_OWN = 1_000
const MOST_READ = 300_000

/** Position in the order of evaluations; an unrecorded evaluation comes last. */
type Position = { evaluatedAt: Date; id: string }
type Candidate = Position & { memberId: string; title: string; shared: bigint[] }

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Result of comparing a text with accepted ones, and what remains to be evaluated. */
export type Comparison = {
  /** The accepted text or texts that contain at least 60 % of it. */
  reuse: Reuse | null
  /** The text to evaluate: without its copied sentences where they are a large part of it. */
  rest: string
  /** Number of words removed. */
  reusedWords: number
  /** Other members' texts similar enough to contain sentences of it. */
  others: string[]
  /** Why a text of which much was told before may be honest all the same: unsure, not a copy. */
  alike: Alike | null
  /** Whether a person refused this text, or sentences of it, as the member's work for another task. */
  wasRefused: boolean
  /** Without the words of the expected answer the text is no copy: once it is accepted, it is none. */
  isForgivable: boolean
}

/**
 * Compares a text, before its evaluation, with texts accepted in the last 30 days for other tasks, or from other
 * members for this one. Count the evaluation first: a comparison is costly as well.
 */
export async function compareWithAccepted(scope: Scope, work: Work): Promise<Comparison> {
  await requireFingerprints(scope)
  const prepared = prepare(work)
  const position = { evaluatedAt: scope.now, id: LAST_ID }
  const candidates = await findCandidates(db, scope.now, prepared, position)
  const others = candidates.filter(({ memberId }) => memberId !== work.memberId)
  const { reuse, part, alike } = reuseAmong(scope, prepared, candidates)
  return {
    reuse,
    rest: part.rest ?? work.text,
    reusedWords: part.words,
    // What both did is in both texts.
    others: alike && alike !== 'besideOwn' ? [] : await textsOf(others),
    alike,
    wasRefused: await wasRefused(db, scope.now, prepared, part.rest),
    isForgivable:
      reuse !== null &&
      work.expected.length > 0 &&
      (await isAnswerAlone(db, scope, prepare(work, work.expected), position)),
  }
}

/**
 * True if only words of the expected answer make the text a copy, because any right answer contains them; `apart` is
 * prepared without them. A bare answer to a task that expects no more always qualifies.
 */
async function isAnswerAlone(
  database: Statements,
  scope: Scope,
  apart: Prepared,
  position: Position,
): Promise<boolean> {
  if (apart.isAnswerOnly && apart.compared.namedBeside <= MOST_BESIDE_ANSWER) return true
  const candidates = await findCandidates(database, scope.now, apart, position)
  return reuseAmong(scope, apart, candidates).reuse === null
}

/**
 * Throws AppError conflict when an accepted evaluation may no longer be confirmed: its text is a copy of one that was
 * paid or evaluated earlier (of equal texts only one is ever paid), more of it counts as copied than the `reusedWords`
 * that its evaluation left out, or a person has since refused it for another task. Holds a lock until the transaction
 * ends, so that confirmations are serialised. Call `requireFingerprints` before the transaction.
 */
export async function refuseReusedText(
  tx: Statements,
  scope: Scope,
  work: Work,
  evaluated: Position & { reusedWords: number },
): Promise<void> {
  const prepared = prepare(work)
  const apart = work.expected.length > 0 ? prepare(work, work.expected) : undefined
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CONFIRMING}::bigint)`
  const candidates = await findCandidates(tx, scope.now, prepared, evaluated)
  const { reuse, part } = reuseAmong(scope, prepared, candidates)
  if (reuse && !(apart && (await isAnswerAlone(tx, scope, apart, evaluated))))
    throw new AppError(
      'conflict',
      verbatim(reuseFeedback(reuse, work.text, dayOf(scope.now, scope.timeZone), scope.locale)),
    )
  if (part.words > evaluated.reusedWords) throw new AppError('conflict', 'submission.partReusedMeanwhile')
  if (await wasRefused(tx, scope.now, prepared, part.rest))
    throw new AppError('conflict', 'submission.refusedMeanwhile')
}

/**
 * Accepted texts that overlap with this one and count against it: paid ones, earlier ones that wait for a person, and
 * others' earlier ones that can still be confirmed. Most similar first.
 */
async function findCandidates(
  database: Statements,
  now: Date,
  work: Prepared,
  position: Position,
): Promise<Candidate[]> {
  const { memberId, taskId, hashes, lookup, isShort } = work
  if (hashes.length === 0) return []
  const { evaluatedAt, id } = (await firstEvaluation(database, now, work)) ?? position
  const candidates = await database.$queryRaw<Candidate[]>`
    SELECT t."id", t."memberId", t."title", t."evaluatedAt", s."shared"
    FROM "TextFingerprint" t CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT DISTINCT k FROM unnest(t."shingles") k WHERE k = ANY(${hashes}::bigint[])) AS "shared" OFFSET 0
    ) s
    WHERE t."id" = ANY(ARRAY(SELECT fingerprints_with_any(${lookup}::bigint[]))) AND t."evaluatedAt" > ${oldestCompared(now)}
      AND (t."memberId" <> ${memberId}::uuid OR t."taskId" <> ${taskId}::uuid)
      AND (t."memberId" = ${memberId}::uuid OR NOT ${isShort})
      AND (t."isEarned" OR NOT t."isRefused" AND (t."evaluatedAt", t."id") < (${evaluatedAt}, ${id}::uuid) AND (
        t."memberId" <> ${memberId}::uuid AND t."evaluatedAt" >= ${new Date(now.getTime() - confirmableMs)}
        OR EXISTS (SELECT 1 FROM "Submission" c WHERE c."id" = t."id" AND c."confirmedAt" IS NOT NULL)))
      AND cardinality(s."shared") >= ${isShort ? 1 : FEWEST_SHARED}
    ORDER BY cardinality(s."shared") DESC, t."evaluatedAt", t."id"
    LIMIT ${isShort ? MOST_OWN : MOST_CANDIDATES}`
  return isShort ? candidates.filter(({ title }) => isSameTitle(title, work.title)) : candidates
}

/**
 * The member's first accepted evaluation of this text for this task: resubmitting it keeps the original position, ahead
 * of anybody who copied it meanwhile.
 */
async function firstEvaluation(database: Statements, now: Date, work: Prepared): Promise<Position | undefined> {
  const own = await database.$queryRaw<(Position & { shared: bigint[] })[]>`
    SELECT "id", "evaluatedAt",
      ARRAY(SELECT DISTINCT k FROM unnest("shingles") k WHERE k = ANY(${work.hashes}::bigint[])) AS "shared"
    FROM "TextFingerprint"
    WHERE "memberId" = ${work.memberId}::uuid AND "taskId" = ${work.taskId}::uuid
      AND "evaluatedAt" > ${oldestCompared(now)} AND NOT "isRefused"
      AND "id" = ANY(ARRAY(SELECT fingerprints_with_any(${work.lookup}::bigint[])))
    ORDER BY "evaluatedAt", "id"
    LIMIT ${MOST_OWN}`
  return own.find(({ shared }) => work.shareIn(work.keysOf(shared)) >= COPIED_SHARE)
}

/** Whether a person refused this text, or what remains of it without its copied part. */
const wasRefused = async (database: Statements, now: Date, work: Prepared, rest: string | null): Promise<boolean> =>
  (await isRefusedText(database, now, work)) ||
  (rest !== null && isRefusedText(database, now, prepare({ ...work, text: rest })))

/**
 * Whether a person refused a text of the member for another task that contains 60 % of this one, or sentences of it,
 * whatever is beside them.
 */
async function isRefusedText(database: Statements, now: Date, work: Prepared): Promise<boolean> {
  const refused = await database.$queryRaw<{ title: string; shared: bigint[] }[]>`
    SELECT "title", ARRAY(SELECT DISTINCT k FROM unnest("shingles") k WHERE k = ANY(${work.hashes}::bigint[])) AS "shared"
    FROM "TextFingerprint"
    WHERE "memberId" = ${work.memberId}::uuid AND "taskId" <> ${work.taskId}::uuid AND "isRefused" AND NOT "isEarned"
      AND "evaluatedAt" > ${oldestCompared(now)} AND "id" = ANY(ARRAY(SELECT fingerprints_with_any(${work.lookup}::bigint[])))
    ORDER BY "evaluatedAt" DESC, "id" LIMIT ${MOST_OWN}`
  return refused.some(
    ({ title, shared }) => (!work.isShort || isSameTitle(title, work.title)) && isIn(work, work.keysOf(shared)),
  )
}

const isIn = (work: Prepared, keys: ReadonlySet<string>) =>
  work.shareIn(keys) >= COPIED_SHARE ||
  (!work.isShort && work.compared.weightOf(work.compared.runsIn(keys)) >= FEWEST_OF_REFUSED)

/** The candidates' texts whose submissions still exist, each only as far as an evaluator read it. */
async function textsOf(candidates: readonly Candidate[]): Promise<string[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const rows = await readRows<{ text: string }>(Prisma.sql`
    SELECT ${readableText} FROM "Submission" WHERE "id" = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], "id")`)
  let size = 0
  return rows.map(({ text }) => text).filter((text) => (size += text.length) <= MOST_READ)
}
