import * as z from '@/lib/zod'

/** Which calendar: the user's own tasks, or those of the whole family. */
export const calendarChoiceSchema = z.strictObject({
  isFamily: z
    .boolean()
    .default(false)
    .meta({ description: 'The tasks of the whole family instead of your own; for administrators.' }),
})
export type CalendarChoice = z.output<typeof calendarChoiceSchema>

/** A calendar address as shown to its owner: without the secret. */
export type CalendarView = { isFamily: boolean; createdAt: string }
