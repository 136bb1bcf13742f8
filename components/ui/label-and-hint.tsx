import type { ReactNode } from 'react'

type LabelAndHintProps = { id: string; label: ReactNode; hint: ReactNode }

/** The label of the control with this id, and its hint, whose id is `${id}-hint`. */
export function LabelAndHint({ id, label, hint }: LabelAndHintProps) {
  return (
    <>
      <label htmlFor={id} className="cursor-pointer font-medium">
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-0.5 max-w-prose text-muted">
        {hint}
      </p>
    </>
  )
}
