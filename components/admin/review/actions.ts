'use server'

import { action } from '@/lib/http/action'
import { readReport } from '@/lib/safeguarding/commands'
import { readReportSchema } from '@/lib/safeguarding/schema'

export const readReportAction = action(readReportSchema, readReport)
