import type { Language } from './text/language'

/** The first sentence of the feedback on a text that was not accepted. */
export const encouragement: Record<Language, string> = {
  en: 'Keep going, you can make this better.',
  fr: 'Continue, tu peux encore l’améliorer.',
}

/** The feedback with the next step before the encouragement. */
export function nextStepFirst(feedback: string): { step: string; rest: string } {
  const kind = Object.values(encouragement).find((sentence) => feedback.startsWith(`${sentence} `))
  return kind === undefined ? { step: feedback, rest: '' } : { step: feedback.slice(kind.length + 1), rest: kind }
}
