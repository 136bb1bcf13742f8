import type { Language } from './text/language'

/** All that the writer of a text with signs of danger reads about it. */
export const thanks: Record<Language, string> = {
  en: 'Thank you for telling. A grown-up will read this.',
  fr: "Merci de l'avoir dit. Un adulte va le lire.",
}

/** Whether a person reads the task's text for its writer's safety. */
export const isReadForSafety = ({
  needsPerson,
  feedback,
}: {
  needsPerson: boolean
  feedback: string | null
}): boolean => needsPerson && Object.values(thanks).some((sentence) => sentence === feedback)
