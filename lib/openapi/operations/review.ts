import * as z from '@/lib/zod'
import { appealSchema, appealDays, mostOpenAppeals } from '@/lib/appeals/schema'
import { appeal, reviewItem, task } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'
import { offset } from '@/lib/openapi/parameters'
import { decisionSchema } from '@/lib/tasks/schema'

const notYours = 'The task is somebody else’s'
const appealed = { name: 'Appealed', schema: appeal }

export const reviewOperations: readonly Operation[] = [
  operation({
    path: '/api/tasks/{taskId}/appeal',
    method: 'post',
    tag: 'Submissions',
    summary: 'Ask a person to look at the newest evaluation',
    description:
      'It confirms that text as it is, with the checks of a confirmation. The task waits for a person, and does not ' +
      `expire for ${appealDays} days. \`day\` is the family day on which the text was submitted: what a person accepts counts for it.`,
    access: 'signed-in',
    body: { name: 'Appeal', schema: appealSchema },
    answer: { ...appealed, status: 201, description: 'A person was asked.' },
    faults: {
      403: `${notYours}, or you are the only administrator.`,
      409: `There is no evaluation, it accepted the text, no longer applies or is over 24 hours old, a person decided about it, the task has expired or was asked about already, or ${mostOpenAppeals} appeals of yours are open.`,
    },
  }),
  operation({
    path: '/api/tasks/{taskId}/appeal',
    method: 'delete',
    tag: 'Submissions',
    summary: 'Take back what a person was asked',
    description: 'The text stays confirmed, and the task is what it would be without the appeal.',
    access: 'signed-in',
    answer: { ...appealed, description: 'The appeal, withdrawn.' },
    faults: {
      403: `${notYours}.`,
      404: 'There is no such task, or nobody was asked about it.',
      409: 'It was answered or taken back already.',
    },
  }),
  operation({
    path: '/api/admin/review',
    method: 'get',
    tag: 'Administration',
    summary: 'List what waits for a person',
    description:
      'Texts to read for safety first, then appeals, texts that wait for a person, suspicions, and members who were ' +
      'refused twice; the oldest of each first, 50 at once. Your own appeals are not among them.',
    access: 'administrators',
    query: { offset },
    answer: {
      name: 'Review',
      schema: z.strictObject({ items: z.array(reviewItem), total: z.int().min(0) }),
      description: 'What waits, and how much there is in all.',
    },
  }),
  operation({
    path: '/api/admin/tasks/{taskId}/decision',
    method: 'post',
    tag: 'Administration',
    summary: 'Decide about a task',
    description:
      'It takes the place of the evaluation’s verdict, or keeps that of a task that waits for review, and answers an open ' +
      'appeal. Points count for the day on which the text was submitted. The member reads the reason.',
    access: 'administrators',
    body: { name: 'Decision', schema: decisionSchema },
    answer: { name: 'Task', schema: task, description: 'The task as it is now.' },
    faults: {
      403: 'You asked about this task yourself.',
      409: 'The verdict is that already, and nothing waits for review.',
    },
  }),
  operation({
    path: '/api/admin/safeguarding/{reportId}',
    method: 'get',
    tag: 'Administration',
    summary: 'Read the whole text of a report',
    description: 'As it was written, also when its task is gone. Not for the one who wrote it.',
    access: 'administrators',
    answer: { name: 'Report', schema: z.strictObject({ id: z.uuid(), text: z.string() }), description: 'The text.' },
  }),
  operation({
    path: '/api/admin/safeguarding/{reportId}/reading',
    method: 'post',
    tag: 'Administration',
    summary: 'Say that you read a text that was reported for safety',
    description: 'It leaves your own review queue, and nobody else’s.',
    access: 'administrators',
    answer: { status: 204, description: 'It is off your list.' },
  }),
]
