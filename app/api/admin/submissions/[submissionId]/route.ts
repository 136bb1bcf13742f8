import { route } from '@/lib/http/route'
import { submissionTextJson } from '@/lib/submissions/json'
import { readSubmissionOperation } from '@/lib/submissions/operations'
import { findSubmissionText } from '@/lib/submissions/queries'

export const GET = route(readSubmissionOperation, async ({ scope, params }) => {
  return submissionTextJson(await findSubmissionText(scope, params.submissionId))
})
