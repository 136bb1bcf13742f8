import { draftBody, draftErrorAnswer, savedDraft } from '@/lib/drafts/schema'
import { operation } from '@/lib/http/operation'
import { solutionBytes } from '@/lib/submissions/limits'

export const saveDraftOperation = operation({
  path: '/api/tasks/save-draft',
  method: 'post',
  tag: 'Submissions',
  summary: 'Save a draft',
  description:
    'The draft is stored beside the confirmed text and never replaces it; confirming clears it. With `version`, ' +
    'a newer text that was saved elsewhere is not overwritten. Without it the last write wins, and the text it ' +
    'replaced is kept for a day.',
  access: 'signed-in',
  body: { name: 'Draft', schema: draftBody },
  // The text, and those that it has replaced.
  limit: 2 * solutionBytes,
  answer: { name: 'SavedDraft', schema: savedDraft, description: 'The draft is saved.' },
  error: { name: 'DraftError', schema: draftErrorAnswer },
  errors: {
    403: 'The task belongs to another member.',
    404: 'There is no such task.',
    409: 'The task has expired, or there is a newer text: `response`, with its `version`.',
  },
})

export const draftOperations = [saveDraftOperation] as const
