import { languageSchema } from '@/lib/users/schema'
import * as z from '@/lib/zod'

export const chooseLanguageSchema = z.strictObject({ language: languageSchema })
export const chooseEasyReadingSchema = z.strictObject({ easyReading: z.boolean() })
