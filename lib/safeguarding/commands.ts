import 'server-only'
import { randomUUID } from 'node:crypto'
import { promotedSince } from '@/lib/activity/queries'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { dayMs } from '@/lib/durations'
import { secondsUntil } from '@/lib/day-limit'
import { db, type Database, type Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { showsDanger } from '@/lib/evaluation/text/danger'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'

/** How many days an unread report protects an administrator's account from changes by others. */
const protectedDays = 14

/** How many texts of a member are reported within 24 hours; one more would only bury the others. */
export const mostReportsPerDay = 20

type Report = { submissionId: string; memberId: string; taskId: string; title: string; text: string }
type Person = { id: string; username: string; isAdmin: boolean }

/**
 * Stores a text with signs of danger to its writer for every administrator to read, once per member, task and text. It
 * is kept when its task is deleted. Throws AppError too_many past twenty different texts of the member within 24 hours.
 */
export async function report(tx: Database, scope: Scope, details: Report): Promise<void> {
  await requireRoom(tx, scope, details)
  await tx.safeguardingReport.createMany({ data: [{ ...details, reportedAt: scope.now }], skipDuplicates: true })
}

/**
 * Reports a member's text if it shows danger, before any other limit or expiry can reject it. Returns the id that its
 * submission must have; undefined when nothing was reported. Throws AppError too_many like `report`.
 */
export async function reportIfDangerous(scope: Scope, sent: Omit<Report, 'submissionId'>): Promise<string | undefined> {
  if (!showsDanger(sent.text)) return undefined
  const submissionId = randomUUID()
  await db.$transaction((tx) => report(tx, scope, { ...sent, submissionId }))
  return submissionId
}

/** Whether the member's text was reported for reading. */
export async function isReported(
  tx: Statements,
  { memberId, taskId, text }: Pick<Report, 'memberId' | 'taskId' | 'text'>,
) {
  const reports = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "SafeguardingReport"
    WHERE "memberId" = ${memberId}::uuid AND "taskId" = ${taskId}::uuid AND md5("text") = md5(${text}::text) LIMIT 1`
  return reports.length > 0
}

/** Holds the member's row, so that parallel texts are counted one after the other. */
async function requireRoom(tx: Database, { now }: Scope, { memberId, taskId, text }: Omit<Report, 'submissionId'>) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${memberId}::uuid FOR NO KEY UPDATE`
  const since = { gt: new Date(now.getTime() - dayMs) }
  const filling = await tx.safeguardingReport.findFirst({
    where: { memberId, reportedAt: since },
    orderBy: { reportedAt: 'desc' },
    skip: mostReportsPerDay - 1,
    select: { reportedAt: true },
  })
  if (!filling) return
  const isKnown = await tx.safeguardingReport.count({ where: { memberId, taskId, text } })
  const retryAfter = secondsUntil(new Date(filling.reportedAt.getTime() + dayMs), now)
  if (isKnown === 0) throw new AppError('too_many', 'submission.toldEnough', { retryAfter })
}

/**
 * Removes a report from the viewer's own review queue only; administrators only. Idempotent. Throws AppError not_found,
 * also for a report about the viewer's own text.
 */
export async function readReport(scope: Scope, { reportId }: { reportId: string }): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(reportId, 'review.notFound')
  const readerId = signedIn(scope.viewer).id
  await db.$transaction(async (tx) => {
    const found = await tx.safeguardingReport.findFirst({
      where: { id, memberId: { not: readerId } },
      select: { id: true },
    })
    if (!found) throw new AppError('not_found', 'review.notFound')
    const reading = { reportId: id, readerId, readAt: scope.now }
    await tx.safeguardingReading.createMany({ data: [reading], skipDuplicates: true })
    await requireStillViewer(tx, scope)
  })
}

/**
 * Throws AppError conflict while deleting the user would delete a report that no administrator other than the viewer
 * and the writer has read. Hold the administrators' lock, so that no administrator is added meanwhile.
 */
export async function requireReportsRead(tx: Database, scope: Scope, { id, username }: Person): Promise<void> {
  const viewerId = signedIn(scope.viewer).id
  const [unread] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "SafeguardingReport" r CROSS JOIN "User" a
    WHERE r."memberId" = ${id}::uuid AND a."isAdmin" AND a."id" NOT IN (${id}::uuid, ${viewerId}::uuid) AND NOT EXISTS (
      SELECT 1 FROM "SafeguardingReading" g WHERE g."reportId" = r."id" AND g."readerId" = a."id")
    LIMIT 1`
  if (unread) throw new AppError('conflict', 'review.unreadByOthers', { values: { username } })
}

/**
 * Throws AppError conflict while an administrator whose role, password, username, e-mail address or account would be
 * changed has an unread report of the last 14 days: a person named in it must not be able to suppress it. Reports from
 * before they became an administrator do not count. Hold the administrators' lock.
 */
export async function requireReportsReadBy(tx: Database, { now }: Scope, { id, username, isAdmin }: Person) {
  if (!isAdmin) return
  const start = new Date(now.getTime() - protectedDays * dayMs)
  const unread = await tx.safeguardingReport.findFirst({
    where: {
      reportedAt: { gt: (await promotedSince(tx, start, id)) ?? start },
      memberId: { not: id },
      readings: { none: { readerId: id } },
    },
    select: { id: true },
  })
  if (unread) throw new AppError('conflict', 'review.unreadByThem', { values: { username } })
}
