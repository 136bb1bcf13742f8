import { useTranslations } from 'next-intl'
import type { CriterionId } from '@/lib/evaluation/rubric'
import type { GradedCriterion } from '@/lib/evaluation/schema'
import { FindingRow } from './finding-row'

/** The evaluated criteria with their levels and evidence. Renders nothing without criteria. */
export function CriteriaList({ criteria }: { criteria: GradedCriterion[] }) {
  const t = useTranslations('findings')
  if (criteria.length === 0) return null
  return (
    <ul aria-label={t('criteria')} className="divide-y border-y">
      {criteria.map(({ id, level, evidence, points, outOf }) => (
        <FindingRow
          key={id}
          label={t(`criterion.${id as CriterionId}`)}
          level={level}
          evidence={evidence}
          worth={{ points, outOf }}
        />
      ))}
    </ul>
  )
}
