import * as z from '@/lib/zod'
import { appealStates, type AppealJson } from '@/lib/appeals/json'
import { appealDays, mostOpenAppeals } from '@/lib/appeals/limits'
import { appealSchema } from '@/lib/appeals/schema'
import { day, id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { exactly } from '@/lib/http/exact'

const notYours = 'The task is somebody else’s'
const appealed = {
  name: 'Appealed',
  schema: exactly<AppealJson>()(
    z.strictObject({ appeal: z.strictObject({ id, state: z.enum(appealStates), message: z.string(), day }) }),
  ),
} as const

export const askPersonOperation = operation({
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
  errors: {
    403: `${notYours}, or you are the only administrator.`,
    409: `There is no evaluation, it accepted the text, no longer applies or is over 24 hours old, a person decided about it, the task has expired or was asked about already, or ${mostOpenAppeals} appeals of yours are open.`,
  },
})

export const withdrawAppealOperation = operation({
  path: '/api/tasks/{taskId}/appeal',
  method: 'delete',
  tag: 'Submissions',
  summary: 'Take back what a person was asked',
  description: 'The text stays confirmed, and the task is what it would be without the appeal.',
  access: 'signed-in',
  answer: { ...appealed, description: 'The appeal, withdrawn.' },
  errors: {
    403: `${notYours}.`,
    404: 'There is no such task, or nobody was asked about it.',
    409: 'It was answered or taken back already.',
  },
})

export const appealOperations = [askPersonOperation, withdrawAppealOperation] as const
