import * as z from '@/lib/zod'

export const readReportSchema = z.strictObject({ reportId: z.string() })
