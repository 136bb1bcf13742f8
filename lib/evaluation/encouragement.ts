import type { Language } from './text/language'

/** The first sentence of the feedback on a text that was not accepted. */
export const encouragement: Record<Language, string> = {
  en: 'Keep going, you can make this better.',
  fr: 'Continue, tu peux encore l’améliorer.',
}

/** The offer in the feedback on an unsure text. */
export const personOffer = {
  look: {
    en: 'You can ask a grown-up to look.',
    fr: 'Tu peux demander à un adulte de regarder.',
  },
  lookToo: {
    en: 'You can also ask a grown-up to look.',
    fr: 'Tu peux aussi demander à un adulte de regarder.',
  },
} as const satisfies Record<string, Record<Language, string>>

/** The feedback without the offer to ask a person, for a member who has asked. */
export const withoutOffer = (feedback: string): string =>
  Object.values(personOffer)
    .flatMap((sentence) => Object.values(sentence))
    .reduce((text, offer) => text.replace(` ${offer}`, ''), feedback)

/** The feedback with the next step before the encouragement. */
export function nextStepFirst(feedback: string): { step: string; rest: string } {
  const kind = Object.values(encouragement).find((sentence) => feedback.startsWith(`${sentence} `))
  return kind === undefined ? { step: feedback, rest: '' } : { step: feedback.slice(kind.length + 1), rest: kind }
}

/** The same as one text. */
export function leadingWithStep(feedback: string): string {
  const { step, rest } = nextStepFirst(feedback)
  return rest === '' ? step : `${step} ${rest}`
}
