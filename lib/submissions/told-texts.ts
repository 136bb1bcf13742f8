import 'server-only'
import { createHash } from 'node:crypto'
import { dayMs, dayOf } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { verbatim } from '@/lib/i18n/message'
import type { Scope } from '@/lib/scope'
import { confirmableMs } from '@/lib/submissions/confirmable'
import {
  COPIED_SHARE,
  DAYS_TOLD,
  type Given,
  isSameTitle,
  shinglesOf,
  type Telling,
  tellingOf,
} from '@/lib/submissions/told'
import { toldFeedback, type ToldText } from '@/lib/submissions/told-feedback'
import { noPart, toldPart } from '@/lib/submissions/told-part'

/** Any number: every confirmation of an accepted evaluation takes this lock. */
const CONFIRMING = 7_416_503
/** Texts that share fewer words and shingles hold no sentence of each other. */
const FEWEST_SHARED = 4
/** How many texts a submission is compared with, how many of its writer's, and how much of others' is read in all. */
const MOST_CANDIDATES = 50
const MOST_OWN = 1_000
const MOST_READ = 300_000
/** How many fingerprints are computed between two queries, and of how many characters a request computes them. */
const AT_ONCE = 20
const MOST_FINGERPRINTED = 400_000

type Work = Given & { memberId: string; taskId: string; text: string }
/** Where an evaluation stands in the order of all; before it is recorded it is the last. */
type Position = { evaluatedAt: Date; id: string }
type Candidate = Position & { memberId: string; title: string; shared: bigint[] }

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const oldest = (now: Date) => new Date(now.getTime() - DAYS_TOLD * dayMs)

/** What was told of a text, and what is left to evaluate. */
export type Comparison = {
  /** The accepted text or texts in which 60 % or more of it stands. */
  told: ToldText | null
  /** What is to be evaluated: the text without its told sentences where these are much of it. */
  rest: string
  /** How many words were left out. */
  toldWords: number
  /** Other members' texts that share enough with it to hold sentences of it. */
  others: string[]
}

/**
 * Compares a text, before it is evaluated, with what was accepted in the last 30 days for other tasks, or from others
 * for this one. Count the evaluation first: a comparison costs as well.
 */
export async function compareWithTold(scope: Scope, work: Work): Promise<Comparison> {
  await requireFingerprints(scope)
  const prepared = prepare(work)
  const candidates = await findCandidates(db, scope.now, prepared, { evaluatedAt: scope.now, id: LAST_ID })
  const others = prepared.isShort ? [] : candidates.filter(({ memberId }) => memberId !== work.memberId)
  const { told, part } = toldAmong(scope, prepared, candidates)
  return { told, rest: part.rest ?? work.text, toldWords: part.words, others: await textsOf(others) }
}

/**
 * Refuses to confirm an accepted evaluation whose text was told already, by a text that was paid or that was evaluated
 * earlier: of equal texts only one is ever paid. Refuses one, too, of which more was told since it was evaluated
 * without its `toldWords`. Holds a lock until the transaction ends, so that confirmations see each other; call
 * `requireFingerprints` before the transaction. Throws AppError conflict.
 */
export async function refuseToldText(
  tx: Database,
  scope: Scope,
  work: Work,
  evaluated: Position & { toldWords: number },
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CONFIRMING}::bigint)`
  const prepared = prepare(work)
  const candidates = await findCandidates(tx, scope.now, prepared, evaluated)
  const { told, part } = toldAmong(scope, prepared, candidates)
  if (told) throw new AppError('conflict', verbatim(toldFeedback(told, work.text, dayOf(scope.now, scope.timeZone))))
  if (part.words > evaluated.toldWords) throw new AppError('conflict', 'submission.partToldMeanwhile')
}

/** Computes the shingles that are missing. Throws AppError unavailable when one request cannot: asked again, it goes on. */
export async function requireFingerprints(scope: Pick<Scope, 'now'>): Promise<void> {
  if (!(await fingerprintTexts(scope))) throw new AppError('unavailable', 'submission.stillReading')
}

/**
 * Computes the shingles of accepted texts that have none yet, of so many characters and a few more. Each row is a
 * statement of its own, which waits for whoever holds the row and holds nothing meanwhile. Of a very long text no more is
 * read than an evaluator reads of it. Answers whether none is left.
 */
export async function fingerprintTexts({ now }: Pick<Scope, 'now'>, most = MOST_FINGERPRINTED): Promise<boolean> {
  for (let done = 0; ;) {
    const rows = await db.$queryRaw<{ id: string; text: string }[]>`
      SELECT "id", CASE WHEN length("text") <= 24000 THEN "text" ELSE left("text", 16000) || E'\n' || right("text", 8000) END AS "text" FROM "ToldText"
      WHERE "shingles" IS NULL AND "evaluatedAt" > ${oldest(now)} ORDER BY "evaluatedAt" LIMIT ${AT_ONCE}`
    if (rows.length > 0 && done >= most) return false
    for (const { id, text } of rows) {
      done += text.length
      await db.$executeRaw`
        UPDATE "ToldText" SET "shingles" = ${shinglesOf(text).map(numberOf)}::bigint[], "text" = NULL
        WHERE "id" = ${id}::uuid AND "shingles" IS NULL`
    }
    if (rows.length < AT_ONCE) return true
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
  telling: Telling
  isShort: boolean
  hashes: bigint[]
  /** Hashes by which accepted texts are found. */
  lookup: bigint[]
  /** The shingles and words that have these hashes. */
  keysOf(shared: readonly bigint[]): Set<string>
}

function prepare(work: Work): Prepared {
  const telling = tellingOf(work.text, work)
  const byHash = new Map(telling.keys.map((key) => [numberOf(key), key]))
  return {
    ...work,
    telling,
    isShort: telling.isShort,
    hashes: [...byHash.keys()],
    lookup: telling.lookup.map(numberOf),
    keysOf: (shared) => new Set(shared.flatMap((hash) => byHash.get(hash) ?? [])),
  }
}

/**
 * Accepted texts that share much with this one and count against it: paid ones, and earlier ones that can still be
 * confirmed or wait for a person. Those that share most come first.
 */
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
      AND (t."isEarned" OR (t."evaluatedAt", t."id") < (${evaluatedAt}, ${id}::uuid) AND (
        t."evaluatedAt" >= ${new Date(now.getTime() - confirmableMs)}
        OR EXISTS (SELECT 1 FROM "Submission" c WHERE c."id" = t."id" AND c."confirmedAt" IS NOT NULL)))
      AND cardinality(s."shared") >= ${isShort ? 1 : FEWEST_SHARED}
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
  return own.find(({ shared }) => work.telling.shareIn(work.keysOf(shared)) >= COPIED_SHARE)
}

/**
 * The accepted text that holds most of this one, the member's own first, if it holds 60 %; else all of them, if they
 * do together. And which part of it they hold.
 */
function toldAmong({ timeZone }: Scope, work: Prepared, candidates: readonly Candidate[]) {
  const known = candidates
    .map(({ memberId, evaluatedAt, shared }) => {
      const keys = work.keysOf(shared)
      const share = work.telling.shareIn(keys)
      return { isOwn: memberId === work.memberId, on: dayOf(evaluatedAt, timeZone), share, keys }
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.share - a.share)
  const most = known.find(({ share }) => share >= COPIED_SHARE)
  const part = work.isShort ? noPart : toldPart(work.telling, known)
  const isTold = part.share >= COPIED_SHARE || part.rest === ''
  const told: ToldText | null = most ?? (isTold ? { isOwn: part.isOwn, on: null, share: part.share } : null)
  return { told, part }
}

/**
 * The texts of these candidates, as long as their submissions exist. Of a very long text no more comes along than an
 * evaluator read of it.
 */
async function textsOf(candidates: readonly Candidate[]): Promise<string[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT CASE WHEN length("text") <= 24000 THEN "text" ELSE left("text", 16000) || E'\n' || right("text", 8000) END AS "text" FROM "Submission" WHERE "id" = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], "id")`
  let size = 0
  return rows.map(({ text }) => text).filter((text) => (size += text.length) <= MOST_READ)
}

function numberOf(shingle: string): bigint {
  return createHash('sha256').update(shingle).digest().readBigInt64BE()
}
