import * as z from '@/lib/zod'
import { suspicions } from '@/lib/evaluation/text/suspicion'
import { count, id, instant } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import { exactly } from '@/lib/http/exact'
import type { ReviewItemJson } from '@/lib/review/json'
import { reviewKinds } from '@/lib/tasks/review-kind'
import { longestListedText } from '@/lib/tasks/limits'

const reviewItem = exactly<ReviewItemJson>()(
  z.strictObject({
    kind: z.enum(['safeguarding', ...reviewKinds]),
    reportId: id
      .nullable()
      .meta({ description: 'Set for safeguarding reports, whose task and submission may have been deleted.' }),
    taskId: id,
    memberId: id,
    submissionId: id,
    title: z.string(),
    description: z
      .string()
      .max(longestListedText)
      .meta({ description: `Truncated to ${longestListedText} characters.` }),
    username: z.string(),
    since: instant,
    text: z
      .string()
      .max(longestListedText)
      .meta({ description: `Truncated to ${longestListedText} characters.` }),
    isTaskAccepted: z.boolean().nullable(),
    points: count.nullable(),
    verdict: z.enum(['accepted', 'refused', 'unsure']).nullable(),
    score: z.int().min(0).max(100).nullable(),
    weakest: z.string().nullable().meta({ description: 'The criterion that lacks most of its points.' }),
    missing: z.array(z.string()).meta({ description: 'The expectations that were not met, including hidden ones.' }),
    suspicions: z.array(z.enum(suspicions)).meta({
      description: 'Of a suspicion, the signs in all texts for the task since the last decision.',
    }),
    suspicionsElsewhere: z
      .array(z.enum(suspicions))
      .meta({ description: 'Those of the suspicions that are in other texts for the task, not in this one.' }),
    tries: count.nullable().meta({
      description: 'How many texts were evaluated since the last decision; null for other kinds than `stuck`.',
    }),
    message: z.string().nullable(),
    photos: z.array(z.strictObject({ id, width: count, height: count })),
  }),
)

export const listReviewOperation = operation({
  path: '/api/admin/review',
  method: 'get',
  tag: 'Administration',
  summary: 'List the review queue',
  description:
    'Safeguarding reports first, then appeals, texts that wait for a person, suspicions, and members who were ' +
    'refused twice; oldest first within each kind, at most 50. Without your own appeals and waiting texts. ' +
    'A task has no other item until you have read its report.',
  access: 'task:manage',
  query: z.object({ offset }),
  answer: {
    name: 'Review',
    schema: z.strictObject({ items: z.array(reviewItem), total: count }),
    description: 'The items, and their total number.',
  },
})

export const reviewOperations = [listReviewOperation] as const
