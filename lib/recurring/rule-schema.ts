import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { mostRuleMembers, ruleFields, ruleIdSchema } from '@/lib/recurring/schema'

const memberIds = z
  .array(z.uuid(messageOf('tasks.userNotFound')), { error: z.ifMissing(messageOf('recurring.membersRequired')) })
  .min(1, messageOf('recurring.membersRequired'))
  .max(mostRuleMembers, messageOf('recurring.tooManyMembers', { most: mostRuleMembers }))
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])

const { title, description, expectations, points, first, interval, every, weekdays, expiry, expiryDays } = ruleFields
const { mode, ignoresPauses } = ruleFields

/** A new rule. In turn, the members take turns in the order given. */
export const createRuleSchema = z.strictObject({
  memberIds,
  mode: mode.default('each'),
  title,
  description,
  expectations: expectations.default([]),
  points,
  from: first,
  interval,
  every: every.default(1),
  weekdays: weekdays.default([]),
  expiry,
  expiryDays: expiryDays.default(1),
  ignoresPauses: ignoresPauses.default(false),
})

/** Changes of a rule; omitted fields stay. */
export const updateRuleSchema = z
  .strictObject({
    memberIds,
    mode,
    title,
    description,
    expectations,
    points,
    from: first,
    interval,
    every,
    weekdays,
    expiry,
    expiryDays,
    ignoresPauses,
    isPaused: z.boolean(),
  })
  .partial()

/** A change as the screen sends it, with the members that the rule had when it was read. */
export const updateRuleInput = updateRuleSchema.extend({
  ...ruleIdSchema.shape,
  membersRead: z.array(z.string()).optional(),
})

/** Everything about a rule that its administrator chooses. */
export type RuleContent = z.output<typeof createRuleSchema>
export type UpdateRule = z.output<typeof updateRuleSchema>
/** Changes of a rule as they are sent. */
export type RuleChange = z.input<typeof updateRuleSchema>
