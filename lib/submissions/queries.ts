import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched, type JsonRow } from '@/lib/batch'
import { beginningBytes } from '@/lib/beginning'
import { dayOf } from '@/lib/calendar'
import { columnsOf, db } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { languages } from '@/lib/evaluation/schema'
import { readKeysetPage, type Seek } from '@/lib/http/keyset'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import type { EvaluationUse } from '@/lib/submissions/evaluations-left'
import { confirmableMs } from '@/lib/submissions/confirmable'
import { evaluatorKindOf, type CheckedExpectation, type ReceivedEvaluation } from '@/lib/submissions/json'
import { gradedCriteria, gradedExpectations } from '@/lib/submissions/record'
import { translatedView } from '@/lib/submissions/translated-view'
import { dailyLimitSql } from '@/lib/submissions/quota'
import { isHeldSql } from '@/lib/tasks/decisions'
import { storedExpectations, visibleExpectations } from '@/lib/tasks/expectations'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { Prisma, type Submission } from '@/prisma/generated/client'

const submissionsPerPage = 10

const shownColumns = [
  ...(['id', 'score', 'isAccepted', 'isUnsure', 'feedback', 'feedbackLanguage', 'reasoning', 'criteria'] as const),
  ...(['expectations', 'suspicions', 'evaluator', 'evaluatedAt', 'confirmedAt'] as const),
]

/**
 * One page of a task's submissions with their evaluations, newest first; administrators only. Only the beginning of
 * each text is read, and whether it is the task's response.
 */
export async function browseSubmissions(scope: Scope, taskId: string, page: number) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, 'tasks.notFound')
  const { rows, ...found } = await readKeysetPage(
    { count: () => countSubmissions(scope, id), read: (seek) => readSubmissions(scope, id, seek), positionOf },
    { page },
    submissionsPerPage,
  )
  return { ...found, submissions: rows }
}

// Pages of a task's submissions are found by number only.
const positionOf = ({ evaluatedAt, id }: { evaluatedAt: Date; id: string }) => ({ at: evaluatedAt.toISOString(), id })

async function countSubmissions(scope: Scope, taskId: string): Promise<number> {
  const [row] = await readBatched<{ count: number }>(
    scope,
    Prisma.sql`SELECT count(*)::int AS "count" FROM "Submission" WHERE "taskId" = ${taskId}::uuid`,
  )
  return row?.count ?? 0
}

type Row = Omit<Submission, 'textHash'> & { isResponse: boolean; username: string }

async function readSubmissions(scope: Scope, taskId: string, { isBackwards, skip, take }: Seek) {
  const direction = isBackwards ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const rows = await readBatched<
    JsonRow<Pick<Row, (typeof shownColumns)[number] | 'text' | 'isResponse' | 'username'>>
  >(
    scope,
    Prisma.sql`SELECT ${columnsOf(shownColumns, 's')}, left(s."text", ${beginningBytes + 1}::int) AS "text",
        COALESCE(s."text" = COALESCE(t."response", t."draft"), false) AS "isResponse", m."username"
      FROM (
        SELECT * FROM "Submission" WHERE "taskId" = ${taskId}::uuid
        ORDER BY "sequence" ${direction} LIMIT ${take} OFFSET ${skip}
      ) s JOIN "Task" t ON t."id" = s."taskId" JOIN "User" m ON m."id" = s."memberId" ORDER BY s."sequence" DESC`,
  )
  return rows.map(({ username, evaluatedAt, confirmedAt, ...row }) => ({
    ...row,
    evaluatedAt: new Date(evaluatedAt),
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
    member: { username },
  }))
}

/** The full text of a submission; administrators only. Throws AppError not_found. */
export async function findSubmissionText(scope: Scope, submissionId: string) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(submissionId, 'submission.notFound')
  const found = await db.submission.findUnique({ where: { id }, select: { id: true, taskId: true, text: true } })
  if (!found) throw new AppError('not_found', 'submission.notFound')
  return found
}

type CheckedTask = { id: string; assigneeId: string; revision: number; status: TaskStatus }

/**
 * How far the text confirmed last, which the task's verdict is about, met each expectation that the assignee may see;
 * empty if the task was edited or decided since, or the evaluator could not tell.
 */
export async function checkedExpectations(scope: Scope, task: CheckedTask): Promise<CheckedExpectation[]> {
  const [confirmed] = await readBatched<{ expectations: unknown; isUnsure: boolean }>(
    scope,
    Prisma.sql`SELECT "expectations", "isUnsure" FROM "Submission"
      WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid AND "taskRevision" = ${task.revision}
        AND "confirmedAt" IS NOT NULL
      ORDER BY "sequence" DESC LIMIT 1`,
  )
  if (!confirmed || confirmed.isUnsure) return []
  const graded = gradedExpectations(confirmed.expectations)
  const seen = isEarning(task.status) ? graded : visibleExpectations(graded)
  return seen.map(({ text, level }) => ({ text, level }))
}

/** What the assignee has used of today's evaluations of their task. */
export async function evaluationsToday(scope: Scope, task: { id: string; assigneeId: string }): Promise<EvaluationUse> {
  const day = dayOf(scope.now, scope.timeZone)
  const [use] = await readBatched<EvaluationUse>(
    scope,
    Prisma.sql`SELECT COALESCE(c."used", 0) AS "used", COALESCE(c."unsure", 0) AS "unsure",
        ${dailyLimitSql()} AS "limit"
      FROM (VALUES (1)) AS one LEFT JOIN "EvaluationCount" c
        ON c."memberId" = ${task.assigneeId}::uuid AND c."taskId" = ${task.id}::uuid AND c."day" = ${day}::date`,
  )
  return use ?? { used: 0, unsure: 0, limit: env().EVALUATIONS_PER_DAY }
}

const unconfirmedColumns = [
  ...(['text', 'score', 'isAccepted', 'isUnsure', 'feedback', 'feedbackLanguage', 'reasoning'] as const),
  ...(['criteria', 'expectations', 'evaluator'] as const),
]

type UnconfirmedRow = JsonRow<Pick<Submission, (typeof unconfirmedColumns)[number]>> & { isHeld: boolean }

/**
 * The assignee's newest evaluation of the task if it accepted the text and can still be confirmed, as the assignee sees
 * it; null otherwise, and for a text too long to send with a page. Throws AppError forbidden for anybody else.
 */
export async function unconfirmedEvaluation(
  scope: Scope,
  task: CheckedTask & { expectations: unknown },
): Promise<{ text: string; evaluation: ReceivedEvaluation } | null> {
  authorize(scope.viewer, 'task:submit', task)
  const oldest = new Date(scope.now.getTime() - confirmableMs)
  const [newest] = await readBatched<UnconfirmedRow>(
    scope,
    Prisma.sql`SELECT ${columnsOf(unconfirmedColumns, 's')}, ${isHeldSql(task)} AS "isHeld"
      FROM (
        SELECT * FROM "Submission" WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid
        ORDER BY "sequence" DESC LIMIT 1
      ) s
      WHERE s."isAccepted" AND s."confirmedAt" IS NULL AND s."taskRevision" = ${task.revision}
        AND s."evaluatedAt" > ${oldest} AND octet_length(s."text") <= ${beginningBytes}::int`,
  )
  if (!newest) return null
  const { text, evaluator, isHeld, ...evaluation } = newest
  const graded = {
    ...evaluation,
    criteria: gradedCriteria(evaluation.criteria),
    expectations: gradedExpectations(evaluation.expectations),
    feedbackLanguage: languages.find((each) => each === evaluation.feedbackLanguage) ?? 'en',
  }
  const view = translatedView(scope, graded, storedExpectations(task.expectations))
  const kind = evaluatorKindOf({ evaluator, showsDanger: false })
  return { text, evaluation: { ...view, evaluator: kind, cost: null, needsPerson: isHeld } }
}
