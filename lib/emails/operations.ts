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
  summary: 'Read the e-mail configuration',
  access,
  answer: {
    name: 'EmailStatus',
    schema: exactly<EmailStatus>()(
      z.strictObject({ defaultSender: z.string(), message: z.string(), resendConfigured: z.boolean() }),
    ),
    description: 'Whether e-mails can be sent, by Resend or SMTP (`resendConfigured`), and their sender.',
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
    description: 'The provider accepted the e-mail; `id` is the provider’s.',
  },
  errors: {
    400: 'The provider refused the sender or the e-mail.',
    429: 'The provider’s rate limit is reached.',
    503: 'E-mail is not configured, or the provider is unreachable.',
    504: 'The provider timed out.',
  },
})

export const emailOperations = [readEmailStatusOperation, sendEmailOperation] as const
