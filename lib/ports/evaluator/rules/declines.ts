import { wordLine, withoutAccents } from '@/lib/submissions/words'
import type { Draft } from './draft'

/** Ways of saying that the task was not done and will not be. */
const REFUSALS =
  / (?:i (?:didn t|did not|haven t|have not|won t|will not|wont|don t|do not|am not going to|can t be bothered to|refuse to)(?: even| really)? (?:do|done|doing|want|feel|clean|cleaned|read|make|made|finish|start|care|have time|tidy|practi[cs]e|help|write)|i forgot to|not going to do|j (?:ai|avais|aurai) (?:pas|rien) (?:fait|lu|range|envie|voulu|appris|eu le temps)|je n (?:ai|avais|aurai) (?:pas|rien) (?:fait|lu|range|envie|voulu|appris|eu)|je (?:ne )?(?:veux|vais|ferai|lirai|rangerai) (?:pas|rien)|je (?:ne )?peux (?:pas|rien) (?:le |la |les )?(?:faire|lire|ranger|finir|aider)|j ai oublie (?:de (?:le |la |les )?(?:faire|lire|ranger|finir|apprendre)|mon|ma|mes)|pas envie) /

/** True when a text is mostly about the task not being done; one honest sentence about it is no refusal. */
export function declines({ kept }: Draft): boolean {
  const refusing = kept.filter(({ text }) => REFUSALS.test(withoutAccents(wordLine(text)))).length
  return refusing >= 2 && refusing >= kept.length / 3
}
