import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { leafPath } from '@/components/illustrations/leaf'
import type { Level } from '@/lib/evaluation/schema'
import type { CheckedExpectation } from '@/lib/submissions/json'
import { visibleExpectations, type Expectation } from '@/lib/tasks/expectations'

type ChecklistProps = {
  expectations: Expectation[]
  /** How far the text that was evaluated last met them. */
  checked: CheckedExpectation[]
  /** All expectations are visible to the member. */
  isAccepted: boolean
}

/** The task's expectations, as a reference while writing: leaves that fill by what the last evaluation found. */
export function Checklist({ expectations, checked, isAccepted }: ChecklistProps) {
  const t = useTranslations('submission')
  const tFindings = useTranslations('findings')
  const visible = visibleExpectations(expectations)
  const hidden = expectations.filter(({ isHidden }) => isHidden)
  return (
    <>
      <Lines title={tFindings('tells')} expectations={visible} checked={checked} />
      <Lines title={isAccepted ? t('answer') : t('answerUnseen')} expectations={hidden} checked={checked} />
    </>
  )
}

type LinesProps = { title: string; expectations: readonly Expectation[]; checked: CheckedExpectation[] }

const words = { full: 'found', partial: 'partly', none: 'notYet' } as const

function Lines({ title, expectations, checked }: LinesProps) {
  const t = useTranslations('findings')
  const id = useId()
  if (expectations.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-card border bg-card px-5 py-4 sm:px-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 space-y-1.5">
        {expectations.map(({ text }, index) => {
          const level = checked.find((each) => each.text === text)?.level
          return (
            <li key={index} className="flex gap-2.5">
              <FillingLeaf level={level ?? 'none'} />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {level && <span className="sr-only"> ({t(words[level])})</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const heights: Record<Level, number> = { none: 0, partial: 14, full: 32 }

/** A leaf filled from its base: not at all, partly or fully. */
function FillingLeaf({ level }: { level: Level }) {
  const id = useId()
  const height = heights[level]
  return (
    <svg viewBox="-12 -33 24 34" aria-hidden className="mt-0.5 size-5 shrink-0 rotate-12">
      <clipPath id={id}>
        <rect x="-12" y={-height} width="24" height={height} />
      </clipPath>
      <path d={leafPath(32)} clipPath={`url(#${id})`} className="fill-leaf" />
      <path d={leafPath(32)} fill="none" className="stroke-leaf" strokeWidth="1.8" />
    </svg>
  )
}
