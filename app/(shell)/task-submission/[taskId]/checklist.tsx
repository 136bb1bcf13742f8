import { Leaf } from 'lucide-react'
import { useId } from 'react'
import { messages } from '@/lib/messages'
import { visibleExpectations, type Expectation } from '@/lib/tasks/expectations'

const words = messages.expectations

type ChecklistProps = {
  expectations: Expectation[]
  /** The member may read all of them. */
  isAccepted: boolean
}

/** What a good answer tells, to read beside the writing place; it ticks nothing, for nothing was looked for yet. */
export function Checklist({ expectations, isAccepted }: ChecklistProps) {
  const visible = visibleExpectations(expectations)
  const hidden = expectations.filter(({ isHidden }) => isHidden)
  // TODO i18n: expectations.answerUnseen is not in the catalogue (see notes-a.md, notes-b.md)
  // TODO i18n: expectations.answer is not in the catalogue (see notes-a.md, notes-b.md)
  // TODO i18n: expectations.tells is not in the catalogue (see notes-a.md, notes-b.md)
  return (
    <>
      <Lines title={words.tells} expectations={visible} />
      <Lines title={isAccepted ? words.answer : words.answerUnseen} expectations={hidden} />
    </>
  )
}

function Lines({ title, expectations }: { title: string; expectations: readonly Expectation[] }) {
  const id = useId()
  if (expectations.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-card border bg-card px-5 py-4 sm:px-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 space-y-1.5">
        {expectations.map(({ text }, index) => (
          <li key={index} className="flex gap-2.5">
            <Leaf aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
