import type { Evaluation } from './grade'
import type { Findings } from './rubric'
import { languageOf } from './text/language'
import { thanks } from './thanks'

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
