import { isDay, type Day } from '@/lib/calendar'
import type { Entry } from '@/lib/planning/entries'
import * as z from '@/lib/zod'

const expectation = { text: z.string(), isHidden: z.boolean() }
const task = { title: z.string(), description: z.string(), points: z.int() }

/** An entry as documented. */
export const entryAnswer = z.strictObject({
  user: z.string(),
  tasks: z.array(z.strictObject({ ...task, expectations: z.array(z.strictObject(expectation)), date: z.string() })),
})

/** An entry as read: a newer server may add keys, which are left out. */
const entry = z.object({
  user: z.string(),
  tasks: z.array(
    z.object({
      ...task,
      expectations: z.array(z.object(expectation)),
      date: z.custom<Day>((value) => typeof value === 'string' && isDay(value)),
    }),
  ),
}) satisfies z.ZodType<Entry>

/** A line of streamed suggestions: an entry, the reason why they broke off, or their end. */
export const planLine = z.union([z.object({ isComplete: z.literal(true) }), z.object({ message: z.string() }), entry])
