import type { Translate } from '@/lib/i18n/message'

const names = { 'built-in-rules': 'builtIn', 'told-before': 'toldBefore', safeguarding: 'forPerson' } as const

const isNamed = (evaluator: string): evaluator is keyof typeof names => Object.hasOwn(names, evaluator)

/** From so many decisions on a rate says something. */
export const enoughDecisions = 20

/** An evaluator's name on record as people read it: a model goes by its own. */
export function evaluatorName(evaluator: string, t: Translate<'evaluator'>): string {
  return isNamed(evaluator) ? t(names[evaluator]) : evaluator.replace(/^model:/, '')
}

/** The share of the same verdicts in percent, rounded so that only all is 100 and only none is 0. */
export function agreementPercent({ decisions, agreed }: { decisions: number; agreed: number }): number {
  if (agreed === 0 || agreed === decisions) return agreed === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((agreed / decisions) * 100)))
}
