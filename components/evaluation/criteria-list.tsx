import { useTranslations } from 'next-intl'
import type { CriterionId } from '@/lib/evaluation/rubric'
import type { GradedCriterion } from '@/lib/evaluation/schema'
import { FindingRow } from './finding-row'

/** The evaluated criteria with their levels and evidence. Renders nothing without criteria. */
export function CriteriaList({ criteria }: { criteria: GradedCriterion[] }) {
  const t = useTranslations('findings')
  // A criterion of an older rubric has no translation.
  const nameOf = ({ id, label }: GradedCriterion) => {
    const key = `criterion.${id}` as `criterion.${CriterionId}`
    return t.has(key) ? t(key) : label
  }
  if (criteria.length === 0) return null
  return (
    <ul aria-label={t('criteria')} className="divide-y border-y">
      {criteria.map((criterion) => (
        <FindingRow
          key={criterion.id}
          label={nameOf(criterion)}
          level={criterion.level}
          evidence={criterion.evidence}
          worth={criterion}
        />
      ))}
    </ul>
  )
}
