import * as z from '@/lib/zod'
import { appealStates, type AppealJson } from '@/lib/appeals/json'
import type { ActivityEntry } from '@/lib/activity/schema'
import type { EmailStatus } from '@/lib/emails/schema'
import type { ImportResult } from '@/lib/imports/plan'
import type { entryJson, simpleEntryJson } from '@/lib/leaderboard/boards'
import { agreementAnswer, evaluationAnswer, languages } from '@/lib/evaluation/schema'
import { suspicions } from '@/lib/evaluation/text/suspicion'
import { exactly } from '@/lib/openapi/exact'
import type { ConfirmationJson, SubmissionTextJson } from '@/lib/submissions/json'
import type { ReviewItemJson } from '@/lib/review/json'
import { reviewKinds } from '@/lib/review/kind'
import type { TaskJson, TaskSummaryJson } from '@/lib/tasks/json'
import { longestListedText } from '@/lib/tasks/schema'
import { taskStatuses } from '@/lib/tasks/status'
import { locales } from '@/lib/i18n/locale'
import { memberLevels } from '@/lib/users/level'
import type { Belongings, managedUserJson, profileJson, sessionUserJson, userJson } from '@/lib/users/json'

const id = z.uuid()
const day = z.iso.date()
const instant = z.iso.datetime()
const count = z.int().min(0)

/** What every refusal answers: the same words twice, and what was wrong with each field of a body. */
export const problem = z.strictObject({
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

/** What is refused until the session has proved whose it is says so. */
export const proofProblem = problem.extend({ needsProof: z.literal(true).optional() })

const taskParts = {
  id,
  title: z.string(),
  assigned_to: id,
  date: day,
  status: z.enum(taskStatuses),
  points: count,
  is_expired: z.boolean(),
}

export const task = exactly<TaskJson>()(
  z.strictObject({
    ...taskParts,
    description: z.string(),
    created_at: instant,
    expires_at: instant.nullable(),
    feedback: z.string().nullable(),
    response: z.string().nullable(),
    draft: z.string().nullable().optional(),
    needs_person: z.boolean(),
    kept_open_until: instant.nullable(),
    feedback_language: z.enum(languages).nullable(),
    expectations: z.array(z.strictObject({ text: z.string(), isHidden: z.boolean() })).meta({
      description: 'What a good answer tells. To members without the hidden ones until the task is accepted.',
    }),
    evaluation_details: z.strictObject({ score: z.int().min(0).max(100) }).nullable(),
  }),
)

const beginning = z
  .string()
  .max(longestListedText)
  .meta({
    description:
      `Cut at ${longestListedText} characters, the last of which then is “…”. ` +
      'GET /api/tasks/{taskId} answers the whole.',
  })

/** A task in a list: its texts are cut. */
export const listedTask = exactly<TaskJson>()(
  task.extend({ description: beginning, feedback: beginning.nullable(), response: beginning.nullable() }),
)

export const taskSummary = exactly<TaskSummaryJson>()(z.strictObject(taskParts))

export const evaluation = evaluationAnswer

export const agreement = z.array(agreementAnswer)

export const submissionText = exactly<SubmissionTextJson>()(z.strictObject({ id, task_id: id, text: z.string() }))

export const confirmation = exactly<ConfirmationJson>()(
  z.strictObject({
    status: z.enum(['accepted', 'rejected']),
    needsPerson: z.boolean(),
    pointsAwarded: z.int(),
    bonusAwarded: z.int(),
    points: z.int(),
    streak: count,
  }),
)

export const appeal = exactly<AppealJson>()(
  z.strictObject({ appeal: z.strictObject({ id, state: z.enum(appealStates), message: z.string(), day }) }),
)

export const reviewItem = exactly<ReviewItemJson>()(
  z.strictObject({
    kind: z.enum(['safeguarding', ...reviewKinds]),
    reportId: id.nullable().meta({ description: 'Set for safeguarding, whose task and submission may be gone.' }),
    taskId: id,
    memberId: id,
    submissionId: id,
    title: z.string(),
    username: z.string(),
    since: instant,
    text: z
      .string()
      .max(longestListedText)
      .meta({ description: `Cut at ${longestListedText} characters.` }),
    isTaskAccepted: z.boolean().nullable(),
    points: count.nullable(),
    verdict: z.enum(['accepted', 'refused', 'unsure']).nullable(),
    score: z.int().min(0).max(100).nullable(),
    weakest: z.string().nullable().meta({ description: 'The criterion that was met least.' }),
    missing: z.array(z.string()).meta({ description: 'The expectations that were not met, hidden ones too.' }),
    suspicions: z.array(z.enum(suspicions)),
    message: z.string().nullable(),
  }),
)

const userParts = { id, username: z.string(), points: z.int(), streak: count, avatar: z.string().nullable() }

export const sessionUser = exactly<ReturnType<typeof sessionUserJson>>()(
  z.strictObject({ ...userParts, is_admin: z.boolean(), points_this_month: z.int() }),
)

const listedParts = { ...userParts, is_admin: z.boolean(), last_activity: instant.nullable() }

export const user = exactly<ReturnType<typeof userJson>>()(z.strictObject(listedParts))

const level = z.enum(memberLevels)
const language = z.enum(locales).nullable().meta({ description: 'null is whatever the browser asks for.' })
const managedParts = { ...listedParts, email: z.string().nullable(), level, language }

export const managedUser = exactly<ReturnType<typeof managedUserJson>>()(z.strictObject(managedParts))

const belongings = exactly<Belongings>()(
  z.strictObject({ tasks: count, submissions: count, pointEntries: count, recurringRules: count }),
)

export const managedUserWhole = z.strictObject({ ...managedParts, belongings })

export const profile = exactly<ReturnType<typeof profileJson>>()(
  z.strictObject({
    ...userParts,
    isAdmin: z.boolean(),
    lastActivity: instant.nullable(),
    createdAt: instant,
    points_this_month: z.int(),
    level: level.optional().meta({ description: 'Only to the user and to administrators.' }),
    language: language
      .optional()
      .meta({ description: 'Only to the user and to administrators. null is whatever the browser asks for.' }),
  }),
)

export const boardEntry = exactly<ReturnType<typeof entryJson>>()(z.strictObject(userParts))

export const simpleBoardEntry = exactly<ReturnType<typeof simpleEntryJson>>()(
  z.strictObject({ ...userParts, is_admin: z.boolean() }),
)

export const importResult = exactly<ImportResult>()(
  z.strictObject({
    user: z.string(),
    success: z.boolean(),
    message: z.string(),
    tasksAdded: count,
    taskIds: z.array(id),
  }),
)

export const emailStatus = exactly<EmailStatus>()(
  z.strictObject({ defaultSender: z.string(), message: z.string(), resendConfigured: z.boolean() }),
)

const person = z.strictObject({ id, name: z.string() }).nullable()

export const activity = z.strictObject({
  entries: z.array(
    exactly<ActivityEntry>()(
      z.strictObject({
        id: count,
        at: instant,
        kind: z.string(),
        actor: person,
        subject: person,
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  next: count.nullable(),
})

/** What a run of the schedule answers. */
export const scheduleReport = z.strictObject({
  status: z.literal('ok'),
  rulesExtended: count,
  tasksAdded: count,
  tasksExpired: count,
  pointsCorrected: count,
  streaksCorrected: count,
})

export const health = z.strictObject({ status: z.literal('ok') })

/** Something that was done, named by its id. */
export const done = z.strictObject({ id, message: z.string() })
