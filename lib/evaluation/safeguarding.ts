import type { Evaluation } from './grade'
import type { Findings } from './rubric'
import { languageOf, type Language } from './text/language'

/** What the writer of a text with signs of danger reads, and nothing else. */
const thanks: Record<Language, string> = {
  en: 'Thank you for telling. A grown-up will read this.',
  fr: 'Merci de l’avoir dit. Un adulte va le lire.',
}

/** On the wire an unsure evaluation has a score; this one says nothing. */
const score = 50

/** What is on record of a text with signs of danger: no evaluator was asked. */
export const dangerFindings: Findings = {
  evaluator: 'safeguarding',
  promptVersion: '1',
  criteria: [],
  showsDanger: true,
  reasoning: '',
  feedback: '',
}

/** The evaluation of a text with signs of danger to its writer, whatever else it says: unsure, for a person to read. Pure. */
export function dangerEvaluation(text: string): Evaluation {
  const feedbackLanguage = languageOf(text)
  return {
    score,
    isAccepted: false,
    isUnsure: true,
    feedback: thanks[feedbackLanguage],
    feedbackLanguage,
    reasoning: '',
    criteria: [],
    expectations: [],
  }
}
