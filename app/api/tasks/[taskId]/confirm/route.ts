import { route } from '@/lib/http/route'
import { confirmSubmission } from '@/lib/submissions/commands'
import { confirmSubmissionOperation } from '@/lib/submissions/operations'

export const POST = route(confirmSubmissionOperation, ({ scope, params, body }) =>
  confirmSubmission(scope, { ...params, text: body.submission, evaluation: body.evaluation }),
)
