import { useId } from 'react'
import { messages } from '@/lib/messages'
import type { ExpectationView } from '@/lib/submissions/json'
import { FindingRow } from './finding-row'

/** How far the text meets each expectation of the task, hidden ones marked, and in which words; nothing without any. */
export function ExpectationList({ expectations }: { expectations: (ExpectationView & { isHidden?: boolean })[] }) {
  const id = useId()
  if (expectations.length === 0) return null
  // TODO i18n: expectations.tells is not in the catalogue (see notes-a.md, notes-b.md)
  return (
    <section>
      <h3 id={id} className="mb-2 text-lg">
        {messages.expectations.tells}
      </h3>
      <ul aria-labelledby={id} className="divide-y border-y">
        {expectations.map(({ text, level, evidence, isHidden = false }, index) => (
          <FindingRow key={index} label={text} isHidden={isHidden} level={level} evidence={evidence} />
        ))}
      </ul>
    </section>
  )
}
