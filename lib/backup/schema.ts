import * as z from '@/lib/zod'

export const noInput = z.strictObject({})
