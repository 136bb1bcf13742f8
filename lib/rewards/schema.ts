import { plannableDay } from '@/lib/day-schema'
import { messageOf } from '@/lib/i18n/message'
import { rewardLimits as most } from '@/lib/rewards/limits'
import { characterCount, inOneLine, isVisibleText } from '@/lib/text'
import * as z from '@/lib/zod'

const whole = (max: number, error: string) => z.number({ error }).int(error).min(1, error).max(max, error)

const nameRequired = messageOf('rewards.nameRequired')
export const membersInvalid = messageOf('rewards.membersInvalid', { most: most.members })
const members = z.array(z.uuid(membersInvalid), { error: membersInvalid }).max(most.members, membersInvalid)

const fields = {
  name: z
    .string({ error: nameRequired })
    .overwrite(inOneLine)
    .refine(isVisibleText, nameRequired)
    .refine((name) => characterCount(name) <= most.name, messageOf('rewards.nameTooLong', { most: most.name }))
    .meta({ minLength: 1, maxLength: most.name }),
  /** The price in points. */
  cost: whole(most.cost, messageOf('rewards.costRange', { most: most.cost })),
  /** How many there are in all; null for any number. */
  stock: whole(most.stock, messageOf('rewards.stockRange', { most: most.stock })).nullable(),
  /** How many each member may have in a week, Monday to Sunday; null for any number. */
  perWeek: whole(most.perWeek, messageOf('rewards.perWeekRange', { most: most.perWeek })).nullable(),
  /** The members who may ask for it; null for everyone. */
  memberIds: members.min(1, membersInvalid).nullable(),
  /** The last family day on which it can be asked for; null for no end. */
  until: plannableDay().nullable(),
}

/** A new reward. Omitted fields set no limit. */
export const createRewardSchema = z.strictObject({
  name: fields.name,
  cost: fields.cost,
  stock: fields.stock.default(null),
  perWeek: fields.perWeek.default(null),
  memberIds: fields.memberIds.default(null),
  until: fields.until.default(null),
})

/**
 * A change to a reward: omitted fields are unchanged, null lifts a limit. A reward whose members were all deleted has an
 * empty list of members, which its changes may repeat; `updateReward` refuses it for any other.
 */
export const updateRewardSchema = z.strictObject({ ...fields, memberIds: members.nullable() }).partial()

/** The same, as a server action's input. */
export const updateRewardInput = updateRewardSchema.extend({ rewardId: z.string() })

const reason = z
  .string({ error: messageOf('rewards.reasonRequired') })
  .trim()
  .max(most.reason, messageOf('rewards.reasonTooLong', { most: most.reason }))
const decisions = {
  gives: { isGiven: z.literal(true), reason: reason.nullish() },
  declines: {
    isGiven: z.literal(false),
    reason: reason.refine(isVisibleText, messageOf('rewards.reasonRequired')).meta({ minLength: 1 }),
  },
}

/** An administrator's decision on a request; "not now" requires a reason. */
export const rewardDecisionSchema = z.discriminatedUnion('isGiven', [
  z.strictObject(decisions.gives),
  z.strictObject(decisions.declines),
])

const requestId = z.string()
/** The same, as a server action's input. */
export const rewardDecisionInput = z.discriminatedUnion('isGiven', [
  z.strictObject({ requestId, ...decisions.gives }),
  z.strictObject({ requestId, ...decisions.declines }),
])

export const rewardIdSchema = z.strictObject({ rewardId: z.string() })
/** `cost` is the price that the member was shown, and `waiting` how many of their requests for it are open. */
export const askForRewardInput = rewardIdSchema.extend({ cost: z.int().optional(), waiting: z.int().optional() })
export const requestIdSchema = z.strictObject({ requestId })

export type CreateReward = z.output<typeof createRewardSchema>
export type UpdateReward = z.output<typeof updateRewardInput>
export type AskForReward = z.output<typeof askForRewardInput>
export type DecideRequest = z.output<typeof rewardDecisionInput>
