import * as z from '@/lib/zod'
import { emailLimits } from '@/lib/emails/limits'
import { sendEmailSchema, type EmailStatus } from '@/lib/emails/schema'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'

const tag = 'E-mail'
const access = 'email:send'

export const readEmailStatusOperation = operation({
  path: '/api/send-emails/status',
  method: 'get',
  tag,
  summary: 'Ask whether e-mails can be sent, and by whom',
  access,
  answer: {
    name: 'EmailStatus',
    schema: exactly<EmailStatus>()(
      z.strictObject({ defaultSender: z.string(), message: z.string(), resendConfigured: z.boolean() }),
    ),
    description: 'How e-mail stands.',
  },
})

export const sendEmailOperation = operation({
  path: '/api/send-emails',
  method: 'post',
  tag,
  summary: 'Send an e-mail',
  access,
  body: { name: 'Email', schema: sendEmailSchema },
  limit: emailLimits.bytes,
  answer: {
    name: 'EmailSent',
    schema: z.strictObject({ data: z.strictObject({ id: z.string().nullable() }) }),
    description: 'It was handed over; the id is the provider’s.',
  },
  errors: {
    429: 'The provider asks to wait.',
    503: 'E-mail is not set up, or the provider cannot be reached.',
    504: 'The provider took too long.',
  },
})

export const emailOperations = [readEmailStatusOperation, sendEmailOperation] as const
