import * as z from '@/lib/zod'
import { isDay, isPlannable } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { taskStatuses } from '@/lib/tasks/status'
import { longestExpectation, mostExpectations, repeatedAt, type Expectation } from '@/lib/tasks/expectations'
import { characterCount, isStorableText, isVisibleText } from '@/lib/text'

/** The most that a task may be worth; the database holds the same bound. */
export const maxTaskPoints = 1_000_000

/** The most tasks that one REST answer holds. */
export const longestTaskList = 1_000

/** How many characters of each text of a task a list holds; a task by itself holds them whole. */
export const longestListedText = 500

/** Points of a task made by hand. Specification, section 9. */
export const defaultTaskPoints = 10

const day = z
  .string()
  .refine(isDay, 'Dates are written YYYY-MM-DD')
  .refine(isPlannable, 'Dates lie between 2000 and 2199')
  .meta({ format: 'date' })

/** An instant with its zone, a day (which lasts until its end in the family's zone), or nothing. */
const expiry = z
  .union([z.iso.datetime({ offset: true }).refine(isPlannable), day], { error: messages.tasks.expiryInvalid })
  .nullable()

const pointsRange = messages.tasks.pointsRange(maxTaskPoints.toLocaleString('en-US'))

const expectationWords = messages.expectations
const expectationText = z
  .string({ error: expectationWords.invalid })
  .trim()
  .refine(isVisibleText, expectationWords.textRequired)
  .refine(isStorableText, expectationWords.invalid)
  .refine((text) => characterCount(text) <= longestExpectation, expectationWords.tooLong(longestExpectation))
  .meta({ minLength: 1, maxLength: longestExpectation })

/** What a good answer tells: a plain text is a visible expectation. */
export const expectationsSchema = z
  .array(
    z
      .union([expectationText, z.strictObject({ text: expectationText, isHidden: z.boolean() })], {
        error: expectationWords.invalid,
      })
      .transform((said): Expectation => (typeof said === 'string' ? { text: said, isHidden: false } : said)),
    { error: expectationWords.notList },
  )
  .max(mostExpectations, expectationWords.tooMany(mostExpectations))
  .superRefine((expectations, context) => {
    // Only texts can be compared.
    if (context.issues.length > 0) return
    for (const at of repeatedAt(expectations.map(({ text }) => text)))
      context.addIssue({ code: 'custom', path: [at], message: expectationWords.repeated })
  })

const fields = {
  title: z
    .string({ error: messages.tasks.titleRequired })
    .trim()
    .refine(isVisibleText, messages.tasks.titleRequired)
    .max(200, 'A task title has at most 200 characters')
    .meta({ minLength: 1 }),
  description: z.string().max(20_000, 'A task description has at most 20,000 characters'),
  expectations: expectationsSchema,
  assignedTo: z.string({ error: messages.tasks.userNotFound }).meta({ format: 'uuid' }),
  status: z.enum(taskStatuses, { error: messages.tasks.statusInvalid(taskStatuses.join(', ')) }),
  date: day,
  expiresAt: expiry,
  points: z.number({ error: pointsRange }).int(pointsRange).min(0, pointsRange).max(maxTaskPoints, pointsRange),
}

/** A new task. What is left out takes the task form's defaults. */
export const createTaskSchema = z.strictObject({
  title: fields.title,
  description: fields.description.default(''),
  expectations: fields.expectations.optional(),
  assignedTo: fields.assignedTo,
  status: fields.status.default('pending'),
  date: fields.date.optional(),
  expiresAt: fields.expiresAt.optional(),
  points: fields.points.default(defaultTaskPoints),
})

/** A change to a task: only what is named changes. */
export const updateTaskSchema = z.strictObject(fields).partial()

export type CreateTask = z.infer<typeof createTaskSchema>
export type UpdateTask = z.infer<typeof updateTaskSchema> & { taskId: string }

/** Which part of a member's tasks a screen shows. */
export const taskListSchema = z.object({
  tab: z.enum(['upcoming', 'today', 'past']).catch('upcoming'),
  query: z.string().trim().max(200).refine(isStorableText).catch(''),
  sort: z.enum(['newest', 'oldest']).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export type TaskListChoice = z.infer<typeof taskListSchema>

/** How long an administrator's reason may be; the database holds the same bound. */
export const longestDecisionReason = 1000

const { decisionRequired, decisionTooLong } = messages.manageTasks

const reason = z
  .string({ error: decisionRequired })
  .trim()
  .max(longestDecisionReason, decisionTooLong(longestDecisionReason))
const verdicts = {
  accepts: { isAccepted: z.literal(true), reason: reason.optional() },
  refuses: { isAccepted: z.literal(false), reason: reason.min(1, decisionRequired) },
}

/** An administrator's verdict on a task; a refusal says why. */
export const decisionSchema = z.discriminatedUnion('isAccepted', [
  z.strictObject(verdicts.accepts),
  z.strictObject(verdicts.refuses),
])

const onScreen = {
  taskId: z.string(),
  /** The hash of the response that the administrator read, from `responseHash`; a newer response is a conflict. */
  read: z.string().optional(),
  /** The submission that the review queue showed; a task that waits for another one, or for none, is a conflict. */
  reviewed: z.string().optional(),
}

/** The same from a screen. */
export const decideTaskSchema = z.discriminatedUnion('isAccepted', [
  z.strictObject({ ...onScreen, ...verdicts.accepts }),
  z.strictObject({ ...onScreen, ...verdicts.refuses }),
])

export type DecideTask = z.infer<typeof decideTaskSchema>

/** Which of all tasks Manage Tasks shows. */
export const manageTasksSchema = z.object({
  query: z.string().trim().max(200).refine(isStorableText).catch(''),
  member: z.uuid().catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export type ManageTasksChoice = z.infer<typeof manageTasksSchema>

/** A task's id, and a change to it, as a form sends them. */
export const updateTaskInput = updateTaskSchema.extend({ taskId: z.string() })

/** The tasks that a screen has deleted; it shows no more at once. */
export const deleteTasksSchema = z.strictObject({ taskIds: z.array(z.string()).min(1).max(100) })
