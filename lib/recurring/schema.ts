import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { daysBetween, isDay, isPlannable, type Day } from '@/lib/calendar'
import type { PlannedTask } from '@/lib/imports/plan'
import { importLimits } from '@/lib/imports/limits'
import {
  expiries,
  intervals,
  occurrenceEnd,
  occurrences,
  type Expiry,
  type Interval,
} from '@/lib/recurring/occurrences'
import { generatedDays, longestCount, longestRange, type Range } from '@/lib/recurring/range'
import { maxTaskPoints } from '@/lib/tasks/limits'
import { expectationsSchema } from '@/lib/tasks/schema'
import { isVisibleText } from '@/lib/text'

const whole = (min: number, max: number, error: string) =>
  z.number({ error }).int(error).min(min, error).max(max, error)
const text = (required: string, max: number, tooLong: string) =>
  z.string({ error: required }).trim().refine(isVisibleText, required).max(max, tooLong)

/** Generator input. Errors are reported in the order of the specification, section 5. */
export const generateSchema = z
  .strictObject({
    username: text(messageOf('recurring.usernameRequired'), 200, messageOf('tasks.userNotFound')),
    title: text(
      messageOf('recurring.titleRequired'),
      importLimits.title,
      messageOf('recurring.titleLength', { most: importLimits.title }),
    ),
    description: text(
      messageOf('recurring.descriptionRequired'),
      importLimits.description,
      messageOf('recurring.descriptionLength', { most: importLimits.description }),
    ),
    expectations: expectationsSchema.default([]),
    start: z
      .string({ error: messageOf('recurring.startRequired') })
      .refine(isDay, messageOf('recurring.startRequired'))
      .refine(isPlannable, messageOf('recurring.startRequired')),
    /** The last day; without it, only the first. */
    end: z
      .string()
      .refine(isDay, messageOf('recurring.endEarly'))
      .refine(isPlannable, messageOf('recurring.endEarly'))
      .optional(),
    interval: z.enum(intervals),
    every: whole(1, longestCount, messageOf('recurring.intervalRange', { most: longestCount })),
    expiry: z.enum(expiries),
    expiryDays: whole(1, longestCount, messageOf('recurring.expiryRange', { most: longestCount })),
    points: whole(0, maxTaskPoints, messageOf('recurring.pointsRange', { most: maxTaskPoints })),
    keepRepeating: z.boolean(),
  })
  .superRefine((input, context) => {
    // Days can be counted only when every field is valid.
    if (context.issues.length > 0) return
    const { start, end = start } = input
    const message = end < start ? messageOf('recurring.endEarly') : tooMany(input)
    if (message) context.addIssue({ code: 'custom', path: ['end'], message })
  })

export type GenerateTasks = z.output<typeof generateSchema>
export type GenerateInput = z.input<typeof generateSchema>

/** The requested tasks, each open until the end of its day in the family's zone. */
export function generatedTasks(input: GenerateTasks, timeZone: string): PlannedTask[] {
  const { title, description, expectations, points, expiry, expiryDays: days } = input
  return generatedDays(input).map((date) => {
    const expiresAt = occurrenceEnd(date, { expiry, days }, timeZone)
    return { title, description, expectations, points, date, expiresAt }
  })
}

function tooMany({ start, end = start, interval, every }: Range): string | null {
  if (daysBetween(start, end) > longestRange) return messageOf('recurring.rangeTooLong')
  const count = occurrences({ anchor: start, interval, every }, start, end).length
  return count > importLimits.tasks ? messageOf('recurring.tooMany', { most: importLimits.tasks, count }) : null
}

export const ruleIdSchema = z.strictObject({ ruleId: z.string() })
export type RuleId = z.output<typeof ruleIdSchema>

/** A rule as used by screens. */
export type RuleView = {
  id: string
  username: string
  title: string
  points: number
  anchor: Day
  interval: Interval
  every: number
  expiry: Expiry
  isPaused: boolean
  extendedTo: Day
}
