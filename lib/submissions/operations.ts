import * as z from '@/lib/zod'
import { evaluationAnswer } from '@/lib/evaluation/schema'
import { count, id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { exactly } from '@/lib/http/exact'
import type { ConfirmationJson, SubmissionTextJson } from '@/lib/submissions/json'
import { solutionBytes } from '@/lib/submissions/limits'
import { confirmSubmissionSchema, submitSolutionSchema } from '@/lib/submissions/schema'

const tag = 'Submissions'
const access = 'signed-in'
const expired = 'The task has expired.'
const notYours = 'The task belongs to another member.'

/** The confirmation's body includes the evaluation. */
const confirmationBytes = 1280 * 1024

const confirmation = exactly<ConfirmationJson>()(
  z.strictObject({
    status: z.enum(['accepted', 'rejected']),
    needsPerson: z.boolean(),
    pointsAwarded: z.int(),
    bonusAwarded: z.int(),
    points: z.int(),
    streak: count,
    draftVersion: count,
  }),
)

export const submitSolutionOperation = operation({
  path: '/api/tasks/{taskId}/submit',
  method: 'post',
  tag,
  summary: 'Evaluate a solution',
  description:
    'An evaluation changes nothing until it is confirmed. A text is not accepted if 60% or more of it occurs in one ' +
    'that was accepted in the last 30 days: the member’s own once it was confirmed, another member’s also for a day ' +
    'before that. `needsPerson`: the evaluator would accept the text, but after a person’s refusal only a person can.',
  access,
  body: { name: 'Solution', schema: submitSolutionSchema },
  limit: solutionBytes,
  answer: { name: 'Evaluation', schema: evaluationAnswer, description: 'The evaluation.' },
  errors: {
    403: notYours,
    409: expired,
    429: 'Today’s evaluations of this task are used up, too many of them failed, or there were too many safeguarding reports within 24 hours.',
    499: 'The client disconnected before the evaluation was done.',
    503: 'The evaluator is unreachable, or its response is unusable.',
    504: 'The evaluator timed out.',
  },
})

export const confirmSubmissionOperation = operation({
  path: '/api/tasks/{taskId}/confirm',
  method: 'post',
  tag,
  summary: 'Confirm an evaluated solution',
  description:
    'Takes the evaluation, which must match the one on record: the task’s newest, made after its last decision ' +
    'and edit and at most 24 hours ago. It counts for the day on which the text was submitted. After a person’s ' +
    'refusal an accepted text is stored, earns nothing and waits for a person: `rejected` with `needsPerson`. ' +
    'Idempotent.',
  access,
  body: { name: 'Confirmation', schema: confirmSubmissionSchema },
  limit: confirmationBytes,
  answer: { name: 'Confirmed', schema: confirmation, description: 'The points that the confirmation earned.' },
  errors: {
    403: 'The task belongs to another member, or the evaluation is unsure and you are the only administrator.',
    409:
      'The evaluation is not the newest, no longer applies or is over 24 hours old; the text is reused from an ' +
      'accepted one; or the task has expired.',
    503: 'Accepted texts are still being read.',
  },
})

export const readSubmissionOperation = operation({
  path: '/api/admin/submissions/{submissionId}',
  method: 'get',
  tag,
  summary: 'Read the full text of a submission',
  description: 'Any submitted text, confirmed or not.',
  access: 'task:manage',
  answer: {
    name: 'SubmissionText',
    schema: exactly<SubmissionTextJson>()(z.strictObject({ id, task_id: id, text: z.string() })),
    description: 'The text.',
  },
})

export const submissionOperations = [
  submitSolutionOperation,
  confirmSubmissionOperation,
  readSubmissionOperation,
] as const
