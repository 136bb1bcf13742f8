import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { isDay, isPlannable, mondayOf, type Day } from '@/lib/calendar'
import { plannableDay } from '@/lib/day-schema'
import { formId } from '@/lib/form-id'
import { readPosition } from '@/lib/http/keyset'
import { offsetUpTo, pageShape } from '@/lib/http/parameters'
import { taskStatuses } from '@/lib/tasks/status'
import { defaultTaskPoints, longestDescription, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { tasksSorts, tasksTabs, usualSort } from '@/lib/tasks/tabs'
import { longestExpectation, mostExpectations, repeatedAt, type Expectation } from '@/lib/tasks/expectations'
import { characterCount, isStorableText, isVisibleText } from '@/lib/text'

/** Maximum number of tasks in a REST response. */
export const longestTaskList = 1_000

/** An instant with its zone, a day (which lasts until its end in the family's zone), or none. */
const expiry = z
  .union([z.iso.datetime({ offset: true, abort: true }).refine(isPlannable, { abort: true }), plannableDay()], {
    error: messageOf('tasks.expiryInvalid'),
  })
  .nullable()

const pointsRange = messageOf('tasks.pointsRange', { most: maxTaskPoints })

const expectationText = z
  .string({ error: messageOf('expectations.invalid') })
  .trim()
  .refine(isVisibleText, messageOf('expectations.textRequired'))
  .refine(isStorableText, messageOf('expectations.invalid'))
  .refine(
    (text) => characterCount(text) <= longestExpectation,
    messageOf('expectations.tooLong', { longest: longestExpectation }),
  )
  .meta({ minLength: 1, maxLength: longestExpectation })

/** Expectations of a task; a plain string is a visible one. */
export const expectationsSchema = z
  .array(
    z
      .union([expectationText, z.strictObject({ text: expectationText, isHidden: z.boolean() })], {
        error: messageOf('expectations.invalid'),
      })
      .transform((said): Expectation => (typeof said === 'string' ? { text: said, isHidden: false } : said)),
    { error: messageOf('expectations.notList') },
  )
  .max(mostExpectations, messageOf('expectations.tooMany', { most: mostExpectations }))
  .superRefine((expectations, context) => {
    // Duplicates can be detected only once all items are valid.
    if (context.issues.length > 0) return
    for (const at of repeatedAt(expectations.map(({ text }) => text)))
      context.addIssue({ code: 'custom', path: [at], message: messageOf('expectations.repeated') })
  })

const fields = {
  title: z
    .string({ error: messageOf('tasks.titleRequired') })
    .trim()
    .refine(isVisibleText, messageOf('tasks.titleRequired'))
    .max(longestTitle, messageOf('tasks.titleTooLong', { most: longestTitle }))
    .meta({ minLength: 1 }),
  description: z.string().max(longestDescription, messageOf('tasks.descriptionTooLong', { most: longestDescription })),
  expectations: expectationsSchema,
  assignedTo: z.string({ error: messageOf('tasks.userNotFound') }).meta({ format: 'uuid' }),
  status: z.enum(taskStatuses, { error: messageOf('tasks.statusInvalid', { statuses: taskStatuses.join(', ') }) }),
  date: plannableDay(),
  expiresAt: expiry,
  points: z.number({ error: pointsRange }).int(pointsRange).min(0, pointsRange).max(maxTaskPoints, pointsRange),
}

/** What a task saved for later plans keeps. */
export const taskTextShape = {
  title: fields.title,
  description: fields.description,
  expectations: fields.expectations,
  points: fields.points,
}

/** A new task. Omitted fields take the task form's defaults. */
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

/** The most members who are given the same task at once. */
export const mostAssigned = 50

/** The same new task for several members, one each. */
export const createTasksSchema = createTaskSchema.extend({
  assignedTo: z.array(fields.assignedTo).min(1, messageOf('tasks.userNotFound')).max(mostAssigned),
  formId,
})

/** A change to a task: omitted fields are unchanged. */
export const updateTaskSchema = z.strictObject(fields).partial()

export type CreateTask = z.infer<typeof createTaskSchema>
export type CreateTasks = z.infer<typeof createTasksSchema>
export type UpdateTask = z.infer<typeof updateTaskSchema> & { taskId: string }

/** The highest offset of a list of tasks; what follows is read from a position, whose cost does not grow. */
const highestOffset = 10_000

/** Where a REST response begins: after the task `after`, or after the first `offset` tasks. */
export const taskListStart = z.object({
  offset: offsetUpTo(highestOffset, messageOf('tasks.offsetTooHigh', { most: highestOffset })),
  after: z
    .string()
    .refine((text) => readPosition(text) !== null, messageOf('tasks.afterInvalid'))
    .transform(readPosition)
    .optional()
    .meta({ description: 'Only the tasks after this one: its date, an underscore, and its id.' }),
})

/** The text of a search; one that is too long is shortened, not ignored. */
const searched = z
  .string()
  .transform((text) => text.slice(0, 200).trim())
  .refine(isStorableText)
  .catch('')

/** Filters of a member's task list. */
export const taskListSchema = z
  .object({
    tab: z.enum(tasksTabs).catch('upcoming'),
    query: searched,
    sort: z.enum(tasksSorts).optional().catch(undefined),
    ...pageShape,
  })
  .transform(({ sort, ...choice }) => ({ ...choice, sort: sort ?? usualSort(choice.tab) }))

export type TaskListChoice = z.infer<typeof taskListSchema>

/** Filters of Manage Tasks. */
export const manageTasksSchema = z.object({
  query: searched,
  member: z.uuid().catch(''),
  status: z.enum(['', ...taskStatuses]).catch(''),
  /** The Monday of a week, or blank. */
  week: z
    .string()
    .refine(isDay)
    .refine(isPlannable)
    .transform((day): Day | '' => mondayOf(day as Day))
    .catch(''),
  ...pageShape,
})

export type ManageTasksChoice = z.infer<typeof manageTasksSchema>

/** A task's id and its changes, as a server action's input. */
export const updateTaskInput = updateTaskSchema.extend({ taskId: z.string() })

/** Ids of the tasks to delete. */
export const deleteTasksSchema = z.strictObject({ taskIds: z.array(z.string()).min(1).max(100) })
