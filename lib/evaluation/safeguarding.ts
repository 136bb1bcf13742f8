import type { Evaluation } from './schema'
import { recordedEvaluators } from './recorded-evaluators'
import type { Findings } from './rubric'
import { type Language, languageOf } from './text/language'
import { thanks } from './thanks'

/** An unsure evaluation needs a score on the wire; this one is meaningless. */
const score = 50

/** Findings recorded for a text with signs of danger; no evaluator was called. */
export const dangerFindings: Findings = {
  evaluator: recordedEvaluators.safeguarding,
  promptVersion: '2',
  criteria: [],
  showsDanger: true,
  reasoning: '',
  feedback: '',
}

/**
 * Evaluation of a text with signs of danger to its writer: always unsure, for a person to read. In the text's language
 * where Laurel has it, else in the viewer's. Pure.
 */
export function dangerEvaluation(text: string, viewerLanguage: Language): Evaluation {
  const feedbackLanguage = languageOf(text, '', viewerLanguage)
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
