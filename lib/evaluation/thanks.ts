import type { Language } from './text/language'

/** The only feedback shown to the writer of a text with signs of danger. */
export const thanks: Record<Language, string> = {
  en: 'Thank you for telling. A grown-up will read this.',
  fr: 'Merci de l’avoir dit. Un adulte va le lire.',
}

/**
 * Whether a task's feedback is that of a text which a person reads for its writer's safety: it has the sentences, also
 * with others around them.
 */
export const isThanks = (feedback: string | null) =>
  feedback !== null && Object.values(thanks).some((sentences) => feedback.includes(sentences))
