import { languageSchema } from '@/lib/users/schema'
import * as z from '@/lib/zod'

export const chooseLanguageSchema = z.strictObject({ language: languageSchema })
