import { useTranslations } from 'next-intl'
import { Leaf } from 'lucide-react'
import { useId } from 'react'
import { visibleExpectations, type Expectation } from '@/lib/tasks/expectations'

type ChecklistProps = {
  expectations: Expectation[]
  /** All expectations are visible to the member. */
  isAccepted: boolean
}

/** The task's expectations, as a reference while writing. Nothing is ticked, because nothing has been evaluated yet. */
export function Checklist({ expectations, isAccepted }: ChecklistProps) {
  const t = useTranslations('submission')
  const visible = visibleExpectations(expectations)
  const hidden = expectations.filter(({ isHidden }) => isHidden)
  return (
    <>
      <Lines title={t('tells')} expectations={visible} />
      <Lines title={isAccepted ? t('answer') : t('answerUnseen')} expectations={hidden} />
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
