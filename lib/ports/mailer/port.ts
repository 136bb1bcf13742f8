/** One message, ready to go: checked, sanitised, in both forms. */
export type Mail = {
  /** The same key sent twice is one message. */
  key: string
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/**
 * Sends e-mails. Resolves with the provider's id of the message, null when it names none. Rejects with an
 * AppError whose message may be told: 'invalid' when the provider refuses the message, 'too_many', 'timeout'
 * or 'unavailable' otherwise.
 */
export type Mailer = {
  readonly isConfigured: boolean
  send(mail: Mail): Promise<{ id: string | null }>
}
