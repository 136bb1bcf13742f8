import 'server-only'
import type { AppealState, AppealView } from '@/lib/appeals/json'
import { signedIn } from '@/lib/auth/policy'
import { readRows } from '@/lib/db'
import type { Scope } from '@/lib/scope'
import type { TaskStatus } from '@/lib/tasks/status'

type AskedTask = { id: string; assigneeId: string; status: TaskStatus; needsPerson: boolean; revision: number }
type Row = {
  isAccepted: boolean
  isNewest: boolean
  taskRevision: number
  state: AppealState | null
  message: string | null
}

/** Whether the viewer may appeal the confirmed text of their task, and the state of the appeal. */
export async function appealStanding(scope: Scope, task: AskedTask): Promise<AppealView> {
  const { id } = signedIn(scope.viewer)
  if (task.assigneeId !== id) return { canAsk: false, state: null, message: '' }
  const [kept] = await readRows<Row>`
    SELECT s."isAccepted", s."taskRevision", a."state"::text AS "state", a."message", NOT EXISTS (
      SELECT 1 FROM "Submission" n
      WHERE n."taskId" = s."taskId" AND n."memberId" = s."memberId" AND n."sequence" > s."sequence") AS "isNewest"
    FROM "Submission" s
    LEFT JOIN LATERAL (
      SELECT "state", "message" FROM "Appeal" WHERE "submissionId" = s."id" ORDER BY "askedAt" DESC, "id" DESC LIMIT 1
    ) a ON true
    WHERE s."taskId" = ${task.id}::uuid AND s."memberId" = ${id}::uuid AND s."confirmedAt" IS NOT NULL
    ORDER BY s."sequence" DESC LIMIT 1`
  const isRefused = kept !== undefined && kept.isNewest && !kept.isAccepted && kept.taskRevision === task.revision
  const canAsk = isRefused && task.status === 'rejected' && !task.needsPerson
  return { canAsk, state: kept?.state ?? null, message: kept?.message ?? '' }
}
