import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { parseSender } from '@/lib/emails/sender'

/** How long each part may be; one call weighs at most `bytes`. */
export const emailLimits = {
  address: 254,
  from: 320,
  subject: 200,
  message: 20_000,
  html: 100_000,
  bytes: 256 * 1024,
} as const

// Line breaks would begin a header of their own, and marks of direction show one thing and mean another.
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

const fieldName = (name: 'to' | 'from' | 'subject' | 'html') => ({ message: messageOf(`emails.fields.${name}`) })

/** One line of a header. What it holds is judged as it came, before spaces around it are dropped. */
function header(name: 'to' | 'from' | 'subject', max: number) {
  const field = fieldName(name)
  return z
    .string({ error: messageOf('emails.missing') })
    .refine((text) => !control.test(text), messageOf('emails.headerControl', { field }))
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(1, messageOf('emails.missing'))
        .max(max, messageOf('emails.tooLong', { field, most: max })),
    )
}

/** What sending takes. Without a sender it is sent by the configured one. */
export const sendEmailSchema = z.object({
  to: header('to', emailLimits.address)
    .pipe(z.email(messageOf('emails.toInvalid')))
    .meta({ format: 'email' }),
  from: header('from', emailLimits.from)
    .transform(parseSender)
    .refine(({ address }) => z.email().safeParse(address).success, messageOf('emails.fromInvalid'))
    .optional(),
  subject: header('subject', emailLimits.subject),
  html: z
    .string({ error: messageOf('emails.missing') })
    .refine((html) => html.trim() !== '', messageOf('emails.missing'))
    .max(emailLimits.html, messageOf('emails.tooLong', { field: fieldName('html'), most: emailLimits.html })),
})

export type SendEmail = z.output<typeof sendEmailSchema>

export type EmailOutcome = 'sending' | 'sent' | 'failed' | 'unknown'

/** A message that was sent, as a screen takes it. */
export type EmailView = {
  id: string
  to: string
  subject: string
  sentBy: string | null
  outcome: EmailOutcome
  /** A text from `messageOf`. */
  error: string | null
  createdAt: string
}

/** Whether e-mails can be sent, as REST answers it. */
export type EmailStatus = { defaultSender: string; message: string; resendConfigured: boolean }

/** Somebody who has an e-mail address. */
export type Recipient = { id: string; username: string; avatar: string | null; email: string }
