import { useTranslations } from 'next-intl'
import { criterionName } from '@/lib/evaluation/criterion-name'
import type { GradedCriterion } from '@/lib/evaluation/schema'
import { FindingRow } from './finding-row'

/** The evaluated criteria with their levels and evidence. Renders nothing without criteria. */
export function CriteriaList({ criteria }: { criteria: GradedCriterion[] }) {
  const t = useTranslations('findings')
  if (criteria.length === 0) return null
  return (
    <ul aria-label={t('criteria')} className="divide-y border-y">
      {criteria.map((criterion) => (
        <FindingRow
          key={criterion.id}
          label={criterionName(t, criterion)}
          level={criterion.level}
          evidence={criterion.evidence}
          worth={criterion}
        />
      ))}
    </ul>
  )
}
