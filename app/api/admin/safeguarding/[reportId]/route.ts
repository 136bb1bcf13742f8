import { json, route } from '@/lib/http/route'
import { findReport } from '@/lib/safeguarding/queries'

export const GET = route<{ reportId: string }>(async ({ scope, params }) =>
  json(await findReport(scope, params.reportId)),
)
