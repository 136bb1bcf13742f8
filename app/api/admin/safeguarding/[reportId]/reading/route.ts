import { noContent, route } from '@/lib/http/route'
import { readReport } from '@/lib/safeguarding/commands'

export const POST = route<{ reportId: string }>(async ({ scope, params }) => {
  await readReport(scope, params)
  return noContent()
})
