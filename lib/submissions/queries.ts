import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { beginningBytes } from '@/lib/beginning'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { pageOf } from '@/lib/http/pagination'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'

export const submissionsPerPage = 10

/**
 * One page of a task's submissions with their evaluations, newest first; administrators only. Only the beginning of
 * each text is read, and whether it is the task's response.
 */
export async function browseSubmissions(scope: Scope, taskId: string, wanted: number) {
  authorize(scope.viewer, 'task:manage')
  const where = { taskId: knownId(taskId, 'tasks.notFound') }
  const total = await db.submission.count({ where })
  const { page, pageCount, skip, take } = pageOf(total, submissionsPerPage, wanted)
  const submissions = await db.submission.findMany({
    where,
    orderBy: { sequence: 'desc' },
    omit: { text: true },
    include: { member: { select: { username: true } } },
    skip,
    take,
  })
  const texts = await readTexts(submissions.map(({ id }) => id))
  return { submissions: submissions.map((each) => ({ ...each, ...texts(each.id) })), total, page, pageCount }
}

async function readTexts(ids: readonly string[]) {
  const rows = await db.$queryRaw<{ id: string; text: string; isResponse: boolean }[]>`
    SELECT s."id", left(s."text", ${beginningBytes + 1}::int) AS "text",
      COALESCE(s."text" = COALESCE(t."response", t."draft"), false) AS "isResponse"
    FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId" WHERE s."id" = ANY(${ids}::uuid[])`
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]))
  return (id: string) => byId.get(id) ?? { text: '', isResponse: false }
}

/** The full text of a submission; administrators only. Throws AppError not_found. */
export async function findSubmissionText(scope: Scope, submissionId: string) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(submissionId, 'submission.notFound')
  const found = await db.submission.findUnique({ where: { id }, select: { id: true, taskId: true, text: true } })
  if (!found) throw new AppError('not_found', 'submission.notFound')
  return found
}
