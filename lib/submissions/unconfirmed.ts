import 'server-only'
import * as z from '@/lib/zod'
import { readBatched, type JsonRow } from '@/lib/batch'
import { beginningBytes } from '@/lib/beginning'
import { columnsOf } from '@/lib/db'
import { criterionName } from '@/lib/evaluation/criterion-name'
import { gradedCriterion, languages, storedExpectation } from '@/lib/evaluation/schema'
import { translator } from '@/lib/i18n/translator'
import type { Scope } from '@/lib/scope'
import { confirmableMs } from '@/lib/submissions/confirmable'
import { evaluatorKindOf, type ReceivedEvaluation } from '@/lib/submissions/json'
import { memberView } from '@/lib/submissions/member-view'
import { storedExpectations } from '@/lib/tasks/expectations'
import { Prisma, type Submission } from '@/prisma/generated/client'

/** A text that was accepted but not confirmed yet, with its evaluation. */
export type Unconfirmed = { text: string; evaluation: ReceivedEvaluation }

const columns = [
  ...(['text', 'score', 'isAccepted', 'isUnsure', 'feedback', 'feedbackLanguage', 'reasoning'] as const),
  ...(['criteria', 'expectations', 'evaluator'] as const),
]

type Row = JsonRow<Pick<Submission, (typeof columns)[number]>> & { wasRefused: boolean }
type OwnTask = { id: string; assigneeId: string; revision: number; expectations: unknown }

/**
 * The assignee's newest evaluation of the task if it accepted the text and can still be confirmed, as the assignee sees
 * it; null otherwise, and for a text too long to send with a page.
 */
export async function unconfirmedEvaluation(scope: Scope, task: OwnTask): Promise<Unconfirmed | null> {
  const oldest = new Date(scope.now.getTime() - confirmableMs)
  const [newest] = await readBatched<Row>(
    scope,
    Prisma.sql`SELECT ${columnsOf(columns, 's')}, (
        SELECT NOT d."isAccepted" FROM "Decision" d WHERE d."taskId" = s."taskId" AND d."memberId" = s."memberId"
        ORDER BY d."revision" DESC LIMIT 1) IS TRUE AS "wasRefused"
      FROM (
        SELECT * FROM "Submission" WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid
        ORDER BY "sequence" DESC LIMIT 1
      ) s
      WHERE s."isAccepted" AND s."confirmedAt" IS NULL AND s."taskRevision" = ${task.revision}
        AND s."evaluatedAt" > ${oldest} AND octet_length(s."text") <= ${beginningBytes}::int`,
  )
  if (!newest) return null
  const { text, evaluator, wasRefused, ...evaluation } = newest
  const nameIn = translator(scope.locale, 'findings')
  const view = memberView(
    { ...evaluation, ...gradedParts.parse(evaluation) },
    storedExpectations(task.expectations),
    translator(scope.locale, 'expectations')('answer'),
  )
  return {
    text,
    evaluation: {
      ...view,
      criteria: view.criteria.map((each) => ({ ...each, label: criterionName(nameIn, each) })),
      evaluator: evaluatorKindOf({ evaluator, showsDanger: false }),
      cost: null,
      needsPerson: wasRefused,
    },
  }
}

/** What is stored in JSON, or by an earlier release, which may have fewer parts. */
const gradedParts = z.object({
  criteria: z.array(gradedCriterion).catch([]),
  expectations: z.array(storedExpectation).catch([]),
  feedbackLanguage: z.enum(languages).catch('en'),
})
