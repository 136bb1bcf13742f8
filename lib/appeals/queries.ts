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
  isForReading: boolean
}

/** Whether the viewer may appeal the confirmed text of their task, and the state of the appeal. */
export async function appealStanding(scope: Scope, task: AskedTask): Promise<AppealView> {
  const { id } = signedIn(scope.viewer)
  if (task.assigneeId !== id) return { canAsk: false, state: null, message: '', isForReading: false }
  const [kept] = await readRows<Row>`
    SELECT s."isAccepted", s."taskRevision", a."state"::text AS "state", a."message", NOT EXISTS (
      SELECT 1 FROM "Submission" n
      WHERE n."taskId" = s."taskId" AND n."memberId" = s."memberId" AND n."sequence" > s."sequence") AS "isNewest",
      EXISTS (
        SELECT 1 FROM "SafeguardingReport" r
        WHERE r."memberId" = s."memberId" AND r."taskId" = s."taskId" AND md5(r."text") = md5(s."text")
      ) AS "isForReading"
    FROM "Submission" s
    LEFT JOIN LATERAL (
      SELECT "state", "message" FROM "Appeal" WHERE "submissionId" = s."id" ORDER BY "askedAt" DESC, "id" DESC LIMIT 1
    ) a ON true
    WHERE s."taskId" = ${task.id}::uuid AND s."memberId" = ${id}::uuid AND s."confirmedAt" IS NOT NULL
    ORDER BY s."sequence" DESC LIMIT 1`
  const isRefused = kept !== undefined && kept.isNewest && !kept.isAccepted && kept.taskRevision === task.revision
  const canAsk = isRefused && task.status === 'rejected' && !task.needsPerson
  const { state = null, isForReading = false } = kept ?? {}
  return { canAsk, state, message: kept?.message ?? '', isForReading }
}
