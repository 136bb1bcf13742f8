import 'server-only'
import { createHash } from 'node:crypto'
import { dayOf } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { COPIED_SHARE, DAYS_TOLD, isSameTitle, shinglesOf, tellingOf } from '@/lib/submissions/told'
import { toldFeedback, type ToldText } from '@/lib/submissions/told-feedback'

/** Any number: every confirmation of an accepted evaluation takes this lock. */
const CONFIRMING = 7_416_503
/** A sentence of eight words that was copied shares six shingles. */
const FEWEST_SHARED = 6
/** How many texts a submission is compared with, how many of its writer's, and how much of others' is read in all. */
const MOST_CANDIDATES = 50
const MOST_OWN = 1_000
const MOST_READ = 300_000
/** How many fingerprints are computed between two queries. */
const AT_ONCE = 20

type Work = { memberId: string; taskId: string; title: string; description: string; text: string }
/** Where an evaluation stands in the order of all; before it is recorded it is the last. */
type Position = { evaluatedAt: Date; id: string }
type Candidate = Position & { memberId: string; title: string; shared: bigint[] }

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const dayMs = 24 * 60 * 60 * 1000
const oldest = (now: Date) => new Date(now.getTime() - DAYS_TOLD * dayMs)

/**
 * Compares a text, before it is evaluated, with what was accepted in the last 30 days for other tasks, or from
 * others for this one. Answers the accepted text in which 60 % or more of it stands, and other members' texts that
 * share enough with it to hold sentences of it.
 */
export async function compareWithTold(scope: Scope, work: Work): Promise<{ told: ToldText | null; others: string[] }> {
  await fingerprintTexts(scope)
  const prepared = prepare(work)
  const candidates = await findCandidates(db, scope.now, prepared, { evaluatedAt: scope.now, id: LAST_ID })
  const others = prepared.isShort ? [] : candidates.filter(({ memberId }) => memberId !== work.memberId)
  return { told: mostTold(scope, prepared, candidates), others: await textsOf(others) }
}

/**
 * Refuses to confirm an accepted evaluation whose text was told already, by a text that was paid or that was evaluated
 * earlier: of equal texts only one is ever paid. Holds a lock until the transaction ends, so that confirmations see
 * each other; call `fingerprintTexts` before the transaction. Throws AppError conflict.
 */
export async function refuseToldText(tx: Database, scope: Scope, work: Work, position: Position): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CONFIRMING}::bigint)`
  const prepared = prepare(work)
  const told = mostTold(scope, prepared, await findCandidates(tx, scope.now, prepared, position))
  if (told) throw new AppError('conflict', toldFeedback(told, work.text, dayOf(scope.now, scope.timeZone)))
}

/**
 * Computes the shingles of accepted texts that have none yet. Each row is a statement of its own, which waits for
 * whoever holds the row and holds nothing meanwhile.
 */
export async function fingerprintTexts({ now }: Pick<Scope, 'now'>): Promise<void> {
  for (;;) {
    const rows = await db.$queryRaw<{ id: string; text: string }[]>`
      SELECT "id", "text" FROM "ToldText"
      WHERE "shingles" IS NULL AND "evaluatedAt" > ${oldest(now)} ORDER BY "evaluatedAt" LIMIT ${AT_ONCE}`
    for (const { id, text } of rows) {
      await db.$executeRaw`
        UPDATE "ToldText" SET "shingles" = ${shinglesOf(text).map(hashOf)}::bigint[], "text" = NULL
        WHERE "id" = ${id}::uuid AND "shingles" IS NULL`
    }
    if (rows.length < AT_ONCE) return
  }
}

/** Removes what is too old to be compared with. */
export async function sweepToldTexts({ now }: Pick<Scope, 'now'>): Promise<number> {
  const { count } = await db.toldText.deleteMany({
    where: { evaluatedAt: { lt: new Date(oldest(now).getTime() - dayMs) } },
  })
  return count
}

type Prepared = Work & {
  isShort: boolean
  fewestShared: number
  hashes: bigint[]
  /** Hashes by which accepted texts are found. */
  lookup: bigint[]
  /** How much of the text stands in one that shares these hashes with it. */
  shareOf(shared: readonly bigint[]): number
}

function prepare(work: Work): Prepared {
  const { shingles, lookup, isShort, fewestShared, shareIn } = tellingOf(work.text, work)
  const byHash = new Map(shingles.map((shingle) => [hashOf(shingle), shingle]))
  return {
    ...work,
    isShort,
    fewestShared,
    hashes: [...byHash.keys()],
    lookup: lookup.map(hashOf),
    shareOf: (shared) => shareIn(new Set(shared.flatMap((hash) => byHash.get(hash) ?? []))),
  }
}

/** Accepted texts that share much with this one and count against it; those that share most come first. */
async function findCandidates(database: Database, now: Date, work: Prepared, position: Position): Promise<Candidate[]> {
  const { memberId, taskId, hashes, lookup, isShort } = work
  if (hashes.length === 0) return []
  const { evaluatedAt, id } = (await firstTelling(database, now, work)) ?? position
  const candidates = await database.$queryRaw<Candidate[]>`
    SELECT t."id", t."memberId", t."title", t."evaluatedAt", s."shared"
    FROM "ToldText" t CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT unnest(t."shingles") INTERSECT SELECT unnest(${hashes}::bigint[])) AS "shared" OFFSET 0
    ) s
    WHERE t."shingles" && ${lookup}::bigint[] AND t."evaluatedAt" > ${oldest(now)}
      AND (t."memberId" <> ${memberId}::uuid OR t."taskId" <> ${taskId}::uuid)
      AND (t."memberId" = ${memberId}::uuid OR NOT ${isShort})
      AND (t."isEarned" OR (t."evaluatedAt", t."id") < (${evaluatedAt}, ${id}::uuid))
      AND cardinality(s."shared") >= ${isShort ? 1 : Math.min(FEWEST_SHARED, work.fewestShared)}
    ORDER BY cardinality(s."shared") DESC, t."evaluatedAt", t."id"
    LIMIT ${isShort ? MOST_OWN : MOST_CANDIDATES}`
  return isShort ? candidates.filter(({ title }) => isSameTitle(title, work.title)) : candidates
}

/**
 * The member's first accepted evaluation of this text for this task: who submits it again does not fall behind
 * somebody who copied it meanwhile.
 */
async function firstTelling(database: Database, now: Date, work: Prepared): Promise<Position | undefined> {
  const own = await database.$queryRaw<(Position & { shared: bigint[] })[]>`
    SELECT "id", "evaluatedAt",
      ARRAY(SELECT unnest("shingles") INTERSECT SELECT unnest(${work.hashes}::bigint[])) AS "shared"
    FROM "ToldText"
    WHERE "memberId" = ${work.memberId}::uuid AND "taskId" = ${work.taskId}::uuid
      AND "evaluatedAt" > ${oldest(now)} AND "shingles" && ${work.lookup}::bigint[]
    ORDER BY "evaluatedAt", "id"
    LIMIT ${MOST_OWN}`
  return own.find(({ shared }) => work.shareOf(shared) >= COPIED_SHARE)
}

/** The accepted text that holds most of this one, the member's own first, if it holds 60 %. */
function mostTold({ timeZone }: Scope, work: Prepared, candidates: readonly Candidate[]): ToldText | null {
  const [most] = candidates
    .map(({ memberId, evaluatedAt, shared }) => ({
      isOwn: memberId === work.memberId,
      on: dayOf(evaluatedAt, timeZone),
      share: work.shareOf(shared),
    }))
    .filter(({ share }) => share >= COPIED_SHARE)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.share - a.share)
  return most ?? null
}

/**
 * The texts of these candidates, as long as their submissions exist. Of a very long text no more comes along than an
 * evaluator read of it.
 */
async function textsOf(candidates: readonly Candidate[]): Promise<string[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT CASE WHEN length("text") <= 24000 THEN "text" ELSE left("text", 16000) || E'\n' || right("text", 8000) END AS "text"
    FROM "Submission" WHERE "id" = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], "id")`
  let size = 0
  return rows.map(({ text }) => text).filter((text) => (size += text.length) <= MOST_READ)
}

function hashOf(shingle: string): bigint {
  return createHash('sha256').update(shingle).digest().readBigInt64BE()
}
