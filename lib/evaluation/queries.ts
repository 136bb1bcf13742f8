import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { recordedEvaluators, recordedModel } from '@/lib/evaluation/recorded-evaluators'
import type { AgreementJson } from '@/lib/evaluation/schema'
import { modelSettings } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

/** How often people agreed with each evaluator version, most decisions first. Administrators only. */
export async function listAgreement(scope: Scope): Promise<AgreementJson[]> {
  authorize(scope.viewer, 'task:manage')
  return db.evaluatorAgreement.findMany({
    orderBy: [{ decisions: 'desc' }, { evaluator: 'asc' }, { version: 'desc' }],
  })
}

/** The configured model; null for the built-in rules. Administrators only. */
export function configuredModel(scope: Scope): string | null {
  authorize(scope.viewer, 'task:manage')
  return modelSettings()?.model ?? null
}

/** The recorded name of the configured evaluator. Administrators only. */
export function configuredEvaluator(scope: Scope): string {
  const model = configuredModel(scope)
  return model === null ? recordedEvaluators.builtInRules : recordedModel(model)
}
