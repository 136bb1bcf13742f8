import * as z from '@/lib/zod'

/** A report that an administrator has read. */
export const readReportSchema = z.strictObject({ reportId: z.string() })
