import { messages } from '@/lib/messages'
import type { CriterionView } from '@/lib/submissions/json'
import { FindingRow } from './finding-row'

/** What was looked for, how far it was found, and in which words; nothing where nothing was looked for. */
export function CriteriaList({ criteria }: { criteria: CriterionView[] }) {
  if (criteria.length === 0) return null
  return (
    <ul aria-label={messages.submission.criteria} className="divide-y border-y">
      {criteria.map(({ id, label, level, evidence, points, outOf }) => (
        <FindingRow key={id} label={label} level={level} evidence={evidence} worth={{ points, outOf }} />
      ))}
    </ul>
  )
}
