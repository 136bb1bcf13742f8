import { plannableDay } from '@/lib/day-schema'
import { messageOf } from '@/lib/i18n/message'
import { locales } from '@/lib/i18n/locale'
import { themes } from '@/lib/library/themes'
import { planLimits } from '@/lib/planning/limits'
import { longestTitle } from '@/lib/tasks/limits'
import { isStorableText } from '@/lib/text'
import * as z from '@/lib/zod'

const title = z.string().max(longestTitle).refine(isStorableText)

/** A request for suggestions. */
export const planSchema = z.strictObject({
  goal: z
    .string()
    .trim()
    .max(planLimits.goal, messageOf('planning.goalTooLong', { most: planLimits.goal }))
    .default('')
    .meta({ description: 'The goal of the plan in one sentence. Family members’ names are replaced by letters.' }),
  members: z
    .array(z.string().meta({ format: 'uuid' }), { error: z.ifMissing(messageOf('planning.membersRequired')) })
    .min(1, messageOf('planning.membersRequired'))
    .max(planLimits.members, messageOf('planning.tooManyMembers', { most: planLimits.members })),
  days: z
    .array(plannableDay(), { error: z.ifMissing(messageOf('planning.daysRequired')) })
    .min(1, messageOf('planning.daysRequired'))
    .max(planLimits.days, messageOf('planning.tooManyDays', { most: planLimits.days })),
  perDay: z.int().min(1).max(planLimits.perDay),
  language: z.enum(locales),
  theme: z.enum(themes).optional(),
  avoid: z
    .array(title)
    .max(planLimits.avoid)
    .optional()
    .meta({ description: 'Titles to exclude, in addition to the members’ recent ones.' }),
})
export type PlanInput = z.output<typeof planSchema>
export type PlanBody = z.input<typeof planSchema>

/** Members who were added to those that the screen began with. */
export const takenDaysSchema = z.strictObject({ memberIds: z.array(z.uuid()).max(planLimits.members) })

/** A plan to be created, in the import's schema; the import validates each entry itself. */
export const createPlanSchema = z.strictObject({ entries: z.array(z.unknown()).max(planLimits.members) })
export const undoPlanSchema = z.strictObject({ planId: z.string() })
