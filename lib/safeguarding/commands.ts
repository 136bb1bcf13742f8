import 'server-only'
import { randomUUID } from 'node:crypto'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayMs } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { showsDanger } from '@/lib/evaluation/text/danger'
import { knownId } from '@/lib/ids'
import { lockMembers } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'

/** For how many days a report that an administrator has not read keeps their role, password and account from others. */
const protectedDays = 14

type Report = { submissionId: string; memberId: string; taskId: string; title: string; text: string }
type Person = { id: string; username: string; isAdmin: boolean }

/**
 * Keeps a text with signs of danger to its writer for every administrator to read, once for each member, task and text.
 * It outlives its task. The member must be locked.
 */
export async function report(tx: Database, { now }: Scope, told: Report): Promise<void> {
  const { memberId, taskId, text } = told
  const known = await tx.safeguardingReport.findFirst({ where: { memberId, taskId, text }, select: { id: true } })
  if (!known) await tx.safeguardingReport.create({ data: { ...told, reportedAt: now }, select: { id: true } })
}

/**
 * Reports what a member sends if it shows danger, before anything can refuse it: no limit and no expiry keeps it from
 * being read. Answers the id that a submission of it must have; undefined when nothing was reported.
 */
export async function reportIfDangerous(scope: Scope, sent: Omit<Report, 'submissionId'>): Promise<string | undefined> {
  if (!showsDanger(sent.text)) return undefined
  const submissionId = randomUUID()
  await db.$transaction(async (tx) => {
    await lockMembers(tx, [sent.memberId])
    await report(tx, scope, { ...sent, submissionId })
  })
  return submissionId
}

/**
 * Takes a report off the viewer's own review queue, and off nobody else's; administrators only. Reading it again changes
 * nothing. Throws AppError not_found, also for a report of what the viewer wrote.
 */
export async function readReport(scope: Scope, { reportId }: { reportId: string }): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(reportId, 'review.notFound')
  const readerId = signedIn(scope.viewer).id
  const found = await db.safeguardingReport.findFirst({
    where: { id, memberId: { not: readerId } },
    select: { id: true },
  })
  if (!found) throw new AppError('not_found', 'review.notFound')
  const reading = { reportId: id, readerId, readAt: scope.now }
  await db.safeguardingReading.createMany({ data: [reading], skipDuplicates: true })
}

/**
 * Throws AppError conflict while deleting the user would take a report away before another administrator than the viewer
 * and the writer has read it. No administrator may be made meanwhile: hold the administrators' lock.
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
 * Throws AppError conflict while an administrator, whose role, password or account somebody would change, has not read a
 * report of the last 14 days: whoever is named in it must not be able to keep it from them.
 */
export async function requireReportsReadBy(tx: Database, { now }: Scope, { id, username, isAdmin }: Person) {
  if (!isAdmin) return
  const unread = await tx.safeguardingReport.findFirst({
    where: {
      reportedAt: { gt: new Date(now.getTime() - protectedDays * dayMs) },
      memberId: { not: id },
      readings: { none: { readerId: id } },
    },
    select: { id: true },
  })
  if (unread) throw new AppError('conflict', 'review.unreadByThem', { values: { username } })
}
