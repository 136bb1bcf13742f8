import { decisionSchema } from '@/lib/decisions/schema'
import { operation } from '@/lib/http/operation'
import { task } from '@/lib/tasks/answers'

export const decideTaskOperation = operation({
  path: '/api/admin/tasks/{taskId}/decision',
  method: 'post',
  tag: 'Administration',
  summary: 'Accept or reject a task',
  description:
    'Overrides the evaluation’s verdict, or keeps it: of a task that waits for review, or once of an evaluated text. ' +
    'Answers an open appeal. Points count for the day on which the text was submitted. The member reads the reason.',
  access: 'task:manage',
  body: { name: 'Decision', schema: decisionSchema },
  answer: { name: 'Task', schema: task, description: 'The updated task.' },
  errors: {
    403: 'The appeal, or the text that waits for a person, is your own.',
    409: 'The task already has this verdict by a person, and nothing waits for review.',
  },
})

export const decisionOperations = [decideTaskOperation] as const
