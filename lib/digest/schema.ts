import * as z from '@/lib/zod'

export const digestChoiceSchema = z.strictObject({ wantsDigest: z.boolean() })
export type DigestChoice = z.output<typeof digestChoiceSchema>
