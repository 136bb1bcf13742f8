import 'server-only'
import { criterionName } from '@/lib/evaluation/criterion-name'
import type { Evaluation } from '@/lib/evaluation/schema'
import { translator } from '@/lib/i18n/translator'
import type { Scope } from '@/lib/scope'
import { memberView } from '@/lib/submissions/member-view'

/** The evaluation as `memberView` shows it, with the names of the criteria in the viewer's language. */
export function translatedView(
  { locale }: Scope,
  evaluation: Evaluation,
  taskExpectations: readonly { isHidden: boolean }[],
) {
  const nameIn = translator(locale, 'findings')
  return {
    ...memberView(evaluation, taskExpectations, translator(locale, 'expectations')('answer')),
    criteria: evaluation.criteria.map((each) => ({ ...each, label: criterionName(nameIn, each) })),
  }
}
