import { json, route } from '@/lib/http/route'
import { submissionTextJson } from '@/lib/submissions/json'
import { findSubmissionText } from '@/lib/submissions/queries'

export const GET = route<{ submissionId: string }>(async ({ scope, params }) => {
  return json(submissionTextJson(await findSubmissionText(scope, params.submissionId)))
})
