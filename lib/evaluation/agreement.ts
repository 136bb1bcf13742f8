import { modelOf, recordedEvaluators } from '@/lib/evaluation/recorded-evaluators'
import type { Translate } from '@/lib/i18n/message'

const { builtInRules, reusedText, safeguarding } = recordedEvaluators
const names = { [builtInRules]: 'builtIn', [reusedText]: 'reusedText', [safeguarding]: 'forPerson' } as const

const isNamed = (evaluator: string): evaluator is keyof typeof names => Object.hasOwn(names, evaluator)

/** Minimum number of decisions for a meaningful rate. */
export const enoughDecisions = 20

/** The display name of a recorded evaluator; models keep their own name. */
export function evaluatorName(evaluator: string, t: Translate<'evaluator'>): string {
  return isNamed(evaluator) ? t(names[evaluator]) : (modelOf(evaluator) ?? evaluator)
}

/** The percentage of equal verdicts, rounded so that only full agreement is 100 and only none is 0. */
export function agreementPercent({ decisions, agreed }: { decisions: number; agreed: number }): number {
  if (agreed === 0 || agreed === decisions) return agreed === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((agreed / decisions) * 100)))
}
