import { useId } from 'react'
import { messages } from '@/lib/messages'
import type { ExpectationView } from '@/lib/submissions/json'
import { FindingRow } from './finding-row'

/** Each expectation of the task, hidden ones marked, how far the text meets it, and in which words; nothing where there are none. */
export function ExpectationList({ expectations }: { expectations: (ExpectationView & { isHidden?: boolean })[] }) {
  const id = useId()
  if (expectations.length === 0) return null
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
