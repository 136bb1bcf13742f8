import * as z from '@/lib/zod'

/** What names one filling of a form: sending it again adds nothing. Optional, for a page of an earlier release. */
export const formId = z.string().min(1).max(60).optional()
