import { minuteMs } from '@/lib/durations'
import { emailLimits } from '@/lib/emails/limits'
import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { parseSender } from '@/lib/sender'

// Line breaks could inject headers, and direction marks could disguise text.
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

const fieldName = (name: 'to' | 'from' | 'subject' | 'html') => ({ message: messageOf(`emails.fields.${name}`) })

/** A single-line header. Validated before trimming, so that surrounding line breaks are rejected too. */
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

/** E-mail input. Without a sender, the configured one is used. */
export const sendEmailSchema = z.object({
  to: header('to', emailLimits.address)
    .pipe(z.email(messageOf('emails.toInvalid')))
    .meta({ format: 'email', maxLength: emailLimits.address }),
  from: header('from', emailLimits.from)
    .transform(parseSender)
    .refine(({ address }) => z.email().safeParse(address).success, messageOf('emails.fromInvalid'))
    .meta({ minLength: 1, maxLength: emailLimits.from })
    .optional(),
  subject: header('subject', emailLimits.subject).meta({ minLength: 1, maxLength: emailLimits.subject }),
  html: z
    .string({ error: messageOf('emails.missing') })
    .refine((html) => html.trim() !== '', messageOf('emails.missing'))
    .max(emailLimits.html, messageOf('emails.tooLong', { field: fieldName('html'), most: emailLimits.html })),
})

export type SendEmail = z.output<typeof sendEmailSchema>

/** Milliseconds after which an unfinished delivery has an unknown outcome. */
export const sendingMs = 2 * minuteMs

export const emailIdSchema = z.strictObject({ emailId: z.string() })
export type EmailId = z.output<typeof emailIdSchema>

export type EmailOutcome = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'

/** A sent e-mail as used by screens. */
export type EmailView = {
  id: string
  to: string
  subject: string
  sentBy: string | null
  outcome: EmailOutcome
  /** A message key and arguments, from `messageOf`. */
  error: string | null
  createdAt: string
}

/** Whether e-mail is configured, as a REST response. */
export type EmailStatus = { defaultSender: string; message: string; resendConfigured: boolean }

/** A user with an e-mail address. */
export type Recipient = { id: string; username: string; avatar: string | null; email: string }
