import { wordLine, withoutAccents } from '@/lib/evaluation/text/words'

/** Phrases saying that the task was not done, or will be done later. */
const NOT_DONE =
  / (?:i (?:didn t|did not|haven t|have not|won t|will not|wont|don t|do not|am not going to|can t be bothered to|refuse to)(?: even| really)? (?:do|done|doing|want|feel|clean|cleaned|read|make|made|finish|start|care|have time|tidy|practi[cs]e|help|write)|i forgot (?:to|it|about it|again|sorry|because|i|today|everything)|i (?:will|ll|promise)(?: \S+){0,3} (?:do|finish|write|tell|send|answer|submit)(?: \S+){0,4} (?:later|tomorrow|another time)|not going to do|j (?:ai|avais|aurai) (?:pas|rien) (?:fait|lu|range|envie|voulu|appris|eu le temps)|je n (?:ai|avais|aurai) (?:pas|rien) (?:fait|lu|range|envie|voulu|appris|eu)|je (?:ne )?(?:veux|vais|ferai|lirai|rangerai) (?:pas|rien)|je (?:ne )?peux (?:pas|rien) (?:le |la |les )?(?:faire|lire|ranger|finir|aider)|j ai oublie (?:de (?:le |la |les )?(?:faire|lire|ranger|finir|apprendre)|mon|ma|mes|desole|desolee|pardon|je|parce)|je (?:le |la |les )?(?:ferai|lirai|rangerai|finirai)(?: \S+){0,3} (?:demain|plus tard|apres)|pas envie) | (?:i forgot|j ai oublie) $/

export function saysNotDone(sentence: string): boolean {
  return NOT_DONE.test(withoutAccents(wordLine(sentence)))
}
