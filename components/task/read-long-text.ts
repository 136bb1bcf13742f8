import { call, remote } from '@/components/rest/call'
import type { Reply } from '@/components/rest/send'
import { readTask } from '@/components/task/read-task'
import type { findReportOperation } from '@/lib/safeguarding/operations'
import type { readSubmissionOperation } from '@/lib/submissions/operations'

/** Where the full text is. */
export type LongTextSource =
  | { kind: 'description' | 'response'; taskId: string }
  | { kind: 'submission'; submissionId: string }
  | { kind: 'report'; reportId: string }

const readSubmission = remote<typeof readSubmissionOperation>({
  method: 'get',
  path: '/api/admin/submissions/{submissionId}',
  load: async () => (await import('@/lib/submissions/operations')).readSubmissionOperation,
})

const findReport = remote<typeof findReportOperation>({
  method: 'get',
  path: '/api/admin/safeguarding/{reportId}',
  load: async () => (await import('@/lib/safeguarding/operations')).findReportOperation,
})

/** The text; undefined when the request was refused or its response is invalid. Throws what `send` throws. */
export async function readLongText(source: LongTextSource): Promise<{ reply: Reply; text?: string | null }> {
  if (source.kind === 'submission') {
    const { reply, answer } = await call(readSubmission, { params: { submissionId: source.submissionId } })
    return { reply, text: answer?.text }
  }
  if (source.kind === 'report') {
    const { reply, answer } = await call(findReport, { params: { reportId: source.reportId } })
    return { reply, text: answer?.text }
  }
  const { reply, answer } = await call(readTask, { params: { taskId: source.taskId } })
  return { reply, text: answer?.[source.kind] }
}
