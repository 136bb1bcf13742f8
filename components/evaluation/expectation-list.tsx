import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { GradedExpectation } from '@/lib/evaluation/schema'
import { FindingRow } from './finding-row'

/**
 * How far the text meets each expectation, with evidence; hidden expectations are marked. Renders nothing without
 * any.
 */
export function ExpectationList({ expectations }: { expectations: (GradedExpectation & { isHidden?: boolean })[] }) {
  const t = useTranslations('findings')
  const id = useId()
  if (expectations.length === 0) return null
  return (
    <section>
      <h3 id={id} className="mb-2 text-lg">
        {t('tells')}
      </h3>
      <ul aria-labelledby={id} className="divide-y border-y">
        {expectations.map(({ text, level, evidence, isHidden = false }, index) => (
          <FindingRow key={index} label={text} isHidden={isHidden} level={level} evidence={evidence} />
        ))}
      </ul>
    </section>
  )
}
