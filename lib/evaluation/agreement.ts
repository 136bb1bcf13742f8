import { messages } from '@/lib/messages'

const words = messages.evaluator
const names: Readonly<Record<string, string>> = { 'built-in-rules': words.builtIn, 'told-before': words.toldBefore }

/** From so many decisions on a rate says something. */
export const enoughDecisions = 20

/** An evaluator's name on record as people read it: a model goes by its own. */
export const evaluatorName = (evaluator: string) => names[evaluator] ?? evaluator.replace(/^model:/, '')

/** The share of the same verdicts in percent, rounded so that only all is 100 and only none is 0. */
export function agreementPercent({ decisions, agreed }: { decisions: number; agreed: number }): number {
  if (agreed === 0 || agreed === decisions) return agreed === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((agreed / decisions) * 100)))
}
