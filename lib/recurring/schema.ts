import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { daysBetween, type Day } from '@/lib/calendar'
import { plannableDay } from '@/lib/day-schema'
import type { PlannedTask } from '@/lib/imports/plan'
import { importLimits } from '@/lib/imports/limits'
import { expiries, intervals, occurrenceEnd, type Interval } from '@/lib/recurring/occurrences'
import { generatedDays, longestCount, longestRange } from '@/lib/recurring/range'
import { modes, type Mode } from '@/lib/recurring/turns'
import { longestDescription, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { expectationsSchema } from '@/lib/tasks/schema'
import { isVisibleText } from '@/lib/text'

/** Maximum number of members of a rule. */
export const mostRuleMembers = 50

const whole = (min: number, max: number, error: string) =>
  z.number({ error }).int(error).min(min, error).max(max, error)
const text = (required: string, max: number, tooLong: string) =>
  z.string({ error: required }).trim().refine(isVisibleText, required).max(max, tooLong).meta({ minLength: 1 })
const knownUsername = text(messageOf('recurring.usernameRequired'), 200, messageOf('tasks.userNotFound'))

/** The fields that the generator and REST share. */
export const ruleFields = {
  title: text(
    messageOf('recurring.titleRequired'),
    longestTitle,
    messageOf('recurring.titleLength', { most: longestTitle }),
  ),
  description: text(
    messageOf('recurring.descriptionRequired'),
    longestDescription,
    messageOf('recurring.descriptionLength', { most: longestDescription }),
  ),
  expectations: expectationsSchema,
  first: plannableDay(messageOf('recurring.startRequired')),
  interval: z.enum(intervals),
  every: whole(1, longestCount, messageOf('recurring.intervalRange', { most: longestCount })),
  weekdays: z
    .array(whole(1, 7, messageOf('recurring.weekdaysRange')), { error: messageOf('recurring.weekdaysRange') })
    .max(7, messageOf('recurring.weekdaysRange'))
    .transform((days) => [...new Set(days)].sort()),
  expiry: z.enum(expiries),
  expiryDays: whole(1, longestCount, messageOf('recurring.expiryRange', { most: longestCount })),
  points: whole(0, maxTaskPoints, messageOf('recurring.pointsRange', { most: maxTaskPoints })),
  mode: z.enum(modes),
  ignoresPauses: z.boolean().meta({ description: 'Whether tasks are also created for the days of pauses.' }),
}

/** Generator input. docs/rules.md fixes the order of its errors. */
export const generateSchema = z
  .strictObject({
    username: knownUsername,
    /** The usernames of further members. */
    others: z
      .array(knownUsername)
      .max(mostRuleMembers - 1, messageOf('recurring.tooManyMembers', { most: mostRuleMembers }))
      .default([]),
    mode: ruleFields.mode.default('each'),
    title: ruleFields.title,
    description: ruleFields.description,
    expectations: ruleFields.expectations.default([]),
    start: ruleFields.first,
    /** The last day; without it, only the first. */
    end: plannableDay().optional(),
    interval: ruleFields.interval,
    every: ruleFields.every,
    weekdays: ruleFields.weekdays.default([]),
    expiry: ruleFields.expiry,
    expiryDays: ruleFields.expiryDays,
    points: ruleFields.points,
    ignoresPauses: ruleFields.ignoresPauses.default(false),
    keepRepeating: z.boolean(),
  })
  .superRefine((input, context) => {
    // Days can be counted only when every field is valid.
    if (context.issues.length > 0) return
    if (input.weekdays.length > 0 && input.interval !== 'weekly') {
      context.addIssue({ code: 'custom', path: ['weekdays'], message: messageOf('recurring.weekdaysWeekly') })
    }
    const { start, end = start } = input
    const message = end < start ? messageOf('recurring.endEarly') : tooMany(input)
    if (message) context.addIssue({ code: 'custom', path: ['end'], message })
  })

export type GenerateTasks = z.output<typeof generateSchema>
export type GenerateInput = z.input<typeof generateSchema>

type Content = Pick<GenerateTasks, 'title' | 'description' | 'expectations' | 'points' | 'expiry' | 'expiryDays'>

/** A rule's task on a day, open until the end of its last day in the family's zone. */
export function taskOn(date: Day, content: Content, timeZone: string): PlannedTask {
  const { title, description, expectations, points, expiry, expiryDays: days } = content
  return { title, description, expectations, points, date, expiresAt: occurrenceEnd(date, { expiry, days }, timeZone) }
}

function tooMany({ start, end = start, mode, others, ...rest }: GenerateTasks): string | null {
  if (daysBetween(start, end) > longestRange) return messageOf('recurring.rangeTooLong')
  const days = generatedDays({ start, end, ...rest }).length
  const count = mode === 'each' ? days * (1 + others.length) : days
  return count > importLimits.tasks ? messageOf('recurring.tooMany', { most: importLimits.tasks, count }) : null
}

export const ruleIdSchema = z.strictObject({ ruleId: z.string() })
export type RuleId = z.output<typeof ruleIdSchema>

/** A rule as used by screens. */
export type RuleView = {
  id: string
  /** In the order of their turns. */
  members: { id: string; username: string }[]
  mode: Mode
  title: string
  points: number
  anchor: Day
  interval: Interval
  every: number
  weekdays: number[]
  isPaused: boolean
  ignoresPauses: boolean
  extendedTo: Day
}
