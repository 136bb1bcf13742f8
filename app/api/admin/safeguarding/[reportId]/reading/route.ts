import { route } from '@/lib/http/route'
import { readReport } from '@/lib/safeguarding/commands'
import { readReportOperation } from '@/lib/safeguarding/operations'

export const POST = route(readReportOperation, ({ scope, params }) => readReport(scope, params))
