import 'server-only'
import type { AppealState, AppealView } from '@/lib/appeals/json'
import { mostOpenAppeals } from '@/lib/appeals/limits'
import { signedIn } from '@/lib/auth/policy'
import { readRows } from '@/lib/db'
import type { Scope } from '@/lib/scope'
import { wasRefusedSql } from '@/lib/tasks/decisions'
import type { TaskStatus } from '@/lib/tasks/status'

type AskedTask = { id: string; assigneeId: string; status: TaskStatus; needsPerson: boolean; revision: number }
type Kept = {
  isAccepted: boolean
  isNewest: boolean
  taskRevision: number
  state: AppealState | null
  message: string | null
  /**
   * The text is unsure and was not reported, as `isReported` says, and no person refused the work before: it waits only
   * because it was confirmed.
   */
  isOnlyUnsure: boolean
}
/** The newest confirmed text is null in every column if there is none. */
type Row = { openAppeals: number } & (Kept | { [Column in keyof Kept]: null })

/** Whether the viewer may appeal the confirmed text of their task or take that back, and the state of the appeal. */
export async function appealStanding(scope: Scope, task: AskedTask): Promise<AppealView> {
  const { id } = signedIn(scope.viewer)
  const none = { canAsk: false, canWithdraw: false, state: null, message: '', isLimitReached: false }
  if (task.assigneeId !== id) return none
  const [found] = await readRows<Row>`
    SELECT open."openAppeals", kept.*
    FROM (
      SELECT count(*)::int AS "openAppeals" FROM "Appeal" WHERE "memberId" = ${id}::uuid AND "slot" IS NOT NULL
    ) open
    LEFT JOIN LATERAL (
      SELECT s."isAccepted", s."taskRevision", a."state"::text AS "state", a."message", NOT EXISTS (
        SELECT 1 FROM "Submission" n
        WHERE n."taskId" = s."taskId" AND n."memberId" = s."memberId" AND n."sequence" > s."sequence") AS "isNewest",
        s."isUnsure" AND NOT EXISTS (
          SELECT FROM "SafeguardingReport" r
          WHERE r."memberId" = s."memberId" AND r."taskId" = s."taskId" AND md5(r."text") = md5(s."text")
        ) AND NOT ${wasRefusedSql(task.id, id)} AS "isOnlyUnsure"
      FROM "Submission" s
      LEFT JOIN LATERAL (
        SELECT "state", "message" FROM "Appeal" WHERE "submissionId" = s."id" ORDER BY "askedAt" DESC, "id" DESC LIMIT 1
      ) a ON true
      WHERE s."taskId" = ${task.id}::uuid AND s."memberId" = ${id}::uuid AND s."confirmedAt" IS NOT NULL
      ORDER BY s."sequence" DESC LIMIT 1
    ) kept ON true`
  if (!found) return none
  const { openAppeals, isAccepted, isNewest, taskRevision, state, message, isOnlyUnsure } = found
  const isRefused = isAccepted === false && isNewest && taskRevision === task.revision
  return {
    canAsk: isRefused && task.status === 'rejected' && !task.needsPerson,
    canWithdraw: state === 'open' || (task.needsPerson && isOnlyUnsure === true),
    state,
    message: message ?? '',
    isLimitReached: openAppeals >= mostOpenAppeals,
  }
}
