import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'

/**
 * A report's full text; administrators only. Throws AppError not_found, also for a report about the viewer's own text.
 */
export async function findReport(scope: Scope, reportId: string) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(reportId, 'review.notFound')
  const found = await db.safeguardingReport.findFirst({
    where: { id, memberId: { not: signedIn(scope.viewer).id } },
    select: { id: true, text: true },
  })
  if (!found) throw new AppError('not_found', 'review.notFound')
  return found
}
