import * as z from '@/lib/zod'
import { appealStates, type AppealJson } from '@/lib/appeals/json'
import { mostOpenAppeals } from '@/lib/appeals/limits'
import { appealSchema } from '@/lib/appeals/schema'
import { day, id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { exactly } from '@/lib/http/exact'
import { appealDays } from '@/lib/tasks/limits'

const notYours = 'The task belongs to another member'
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
  summary: 'Appeal the newest evaluation',
  description:
    'Confirms the evaluated text, with the same checks as a confirmation. The task then waits for a person and does not ' +
    `expire for ${appealDays} days. \`day\` is the family day on which the text was submitted; if accepted, it counts for ` +
    'that day.',
  access: 'signed-in',
  body: { name: 'Appeal', schema: appealSchema },
  answer: { ...appealed, status: 201, description: 'The open appeal.' },
  errors: {
    403: `${notYours}, or you are the only administrator.`,
    409:
      'There is no evaluation, or it accepted the text, no longer applies or was decided by a person; the text was never ' +
      'confirmed, and its evaluation is over 24 hours old or the task has expired; the task already has an appeal; or ' +
      `${mostOpenAppeals} of your appeals are open.`,
    429: 'Too many safeguarding reports within 24 hours; a grown-up will read them.',
  },
})

export const withdrawAppealOperation = operation({
  path: '/api/tasks/{taskId}/appeal',
  method: 'delete',
  tag: 'Submissions',
  summary: 'Withdraw an appeal',
  description:
    'The text stays confirmed; the task returns to its state without the appeal. A request made by confirming ' +
    'an unsure evaluation is withdrawn in the same way, unless the task waits for another reason too.',
  access: 'signed-in',
  answer: { ...appealed, description: 'The appeal, withdrawn.' },
  errors: {
    403: `${notYours}.`,
    404: 'There is no such task, or you asked nobody about it.',
    409: 'The request was already answered or withdrawn.',
  },
})

export const appealOperations = [askPersonOperation, withdrawAppealOperation] as const
