/** A message ready to send: validated and sanitised, as HTML and plain text. */
export type Mail = {
  /** Idempotency key. */
  key: string
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/**
 * Sends e-mails. Resolves with the provider's message id, or null when it returns none. Rejects with an AppError whose
 * message can be shown: 'invalid' when the provider rejects the message, else 'too_many', 'timeout' or 'unavailable'.
 */
export type Mailer = {
  readonly isConfigured: boolean
  send(mail: Mail): Promise<{ id: string | null }>
}
