import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { knownId } from '@/lib/ids'
import { messages } from '@/lib/messages'
import type { Scope } from '@/lib/scope'

/** The evaluations on one page of a task's. */
export const submissionsPerPage = 10

/** One page of what was submitted for a task and how it was evaluated, newest first; administrators only. */
export async function browseSubmissions(scope: Scope, taskId: string, page: number) {
  authorize(scope.viewer, 'task:manage')
  const where = { taskId: knownId(taskId, messages.tasks.notFound) }
  const total = await db.submission.count({ where })
  const pageCount = Math.max(1, Math.ceil(total / submissionsPerPage))
  const shown = Math.min(page, pageCount)
  const submissions = await db.submission.findMany({
    where,
    orderBy: { sequence: 'desc' },
    include: { member: { select: { username: true } } },
    skip: (shown - 1) * submissionsPerPage,
    take: submissionsPerPage,
  })
  return { submissions, total, page: shown, pageCount }
}
