import * as z from '@/lib/zod'
import { sendEmailSchema } from '@/lib/emails/schema'
import { emailStatus } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'

const tag = 'E-mail'
const access = 'administrators'

export const emailOperations: readonly Operation[] = [
  operation({
    path: '/api/send-emails/status',
    method: 'get',
    tag,
    summary: 'Ask whether e-mails can be sent, and by whom',
    access,
    answer: { name: 'EmailStatus', schema: emailStatus, description: 'How e-mail stands.' },
  }),
  operation({
    path: '/api/send-emails',
    method: 'post',
    tag,
    summary: 'Send an e-mail',
    access,
    body: { name: 'Email', schema: sendEmailSchema },
    answer: {
      name: 'EmailSent',
      schema: z.strictObject({ data: z.strictObject({ id: z.string().nullable() }) }),
      description: 'It was handed over; the id is the provider’s.',
    },
    faults: {
      429: 'The provider asks to wait.',
      503: 'E-mail is not set up, or the provider cannot be reached.',
      504: 'The provider took too long.',
    },
  }),
]
