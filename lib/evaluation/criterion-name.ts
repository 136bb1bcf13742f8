import type { CriterionId } from '@/lib/evaluation/rubric'
import type { GradedCriterion } from '@/lib/evaluation/schema'
import type { Translate } from '@/lib/i18n/message'

/** The criterion's name in the reader's language; one of an older rubric has only its own label. */
export function criterionName(t: Translate<'findings'>, { id, label }: Pick<GradedCriterion, 'id' | 'label'>): string {
  const key = `criterion.${id}` as `criterion.${CriterionId}`
  return t.has(key) ? t(key) : label
}
