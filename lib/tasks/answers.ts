import * as z from '@/lib/zod'
import { locales } from '@/lib/i18n/locale'
import { count, day, id, instant } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import type { TaskJson, TaskSummaryJson } from '@/lib/tasks/json'
import { longestListedText } from '@/lib/tasks/limits'
import { taskStatuses } from '@/lib/tasks/status'

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
    planned_expires_at: instant.nullable().optional().meta({
      description: 'The expiry without the days of pauses. Only for administrators who read a single task.',
    }),
    feedback: z.string().nullable(),
    response: z.string().nullable(),
    draft: z.string().nullable().optional(),
    draft_version: count.optional(),
    needs_person: z.boolean(),
    kept_open_until: instant.nullable(),
    feedback_language: z.enum(locales).nullable(),
    expectations: z.array(z.strictObject({ text: z.string(), isHidden: z.boolean() })).meta({
      description: 'What a good answer tells. Members do not see hidden expectations until the task is accepted.',
    }),
    evaluation_details: z.strictObject({ score: z.int().min(0).max(100) }).nullable(),
  }),
)

const beginning = z
  .string()
  .max(longestListedText)
  .meta({
    description:
      `Truncated to ${longestListedText} characters, ending in “…”. ` +
      'GET /api/tasks/{taskId} returns the full text.',
  })

/** A task in a list: its texts are cut. */
export const listedTask = exactly<TaskJson>()(
  task.extend({ description: beginning, feedback: beginning.nullable(), response: beginning.nullable() }),
)

const hiddenPoints = count.nullable().meta({ description: 'null if the family does not compare its members.' })

export const taskSummary = exactly<TaskSummaryJson>()(z.strictObject({ ...taskParts, points: hiddenPoints }))
