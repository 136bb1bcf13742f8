import { route } from '@/lib/http/route'
import { findReportOperation } from '@/lib/safeguarding/operations'
import { findReport } from '@/lib/safeguarding/queries'

export const GET = route(findReportOperation, ({ scope, params }) => findReport(scope, params.reportId))
