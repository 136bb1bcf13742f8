import * as z from '@/lib/zod'
import { isDay, isPlannable } from '@/lib/calendar'
import { longestDescription, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { expectationsSchema } from '@/lib/tasks/schema'

const day = z.string().refine(isDay).refine(isPlannable).meta({ format: 'date' })
const instant = z.iso.datetime({ offset: true }).refine(isPlannable)
const isSaid = (text: string) => text.trim() !== ''

/**
 * Schema of an import. The route validates entries one by one, to report each with the specified messages in order
 * (lib/imports/schema.ts); this schema describes the same rules, and a test keeps the two consistent.
 */
export const bulkImport = z.array(
  z.object({
    user: z.string().refine(isSaid).meta({ minLength: 1, description: 'A username.' }),
    tasks: z
      .array(
        z
          .object({
            title: z
              .string()
              .refine(isSaid)
              .refine((title) => title.trim().length <= longestTitle)
              .meta({ minLength: 1, maxLength: longestTitle }),
            description: z.string().refine(isSaid).max(longestDescription).meta({ minLength: 1 }),
            date: day,
            expires_at: z
              .union([day, instant, z.literal('')])
              .nullish()
              .meta({
                description:
                  'An instant with its time zone, or a day, which means its end in the family’s time zone. Not before the end ' +
                  'of the task’s own day.',
              }),
            expectations: expectationsSchema.nullish(),
            points: z.int().min(0).max(maxTaskPoints).nullish(),
          })
          .meta({ description: 'Other keys are ignored, but a variant spelling of one of these is refused.' }),
      )
      .min(1),
  }),
)
