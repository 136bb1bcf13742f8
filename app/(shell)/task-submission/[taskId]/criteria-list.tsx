import { useTranslations } from 'next-intl'
import type { CriterionId } from '@/lib/evaluation/rubric'
import type { CriterionView } from '@/lib/submissions/json'
import { FindingRow } from './finding-row'

/** What was looked for, how far it was found, and in which words; nothing where nothing was looked for. */
export function CriteriaList({ criteria }: { criteria: CriterionView[] }) {
  const t = useTranslations('submission')
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
