import { useId, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { LabelAndHint } from '@/components/ui/label-and-hint'

type CheckboxRowProps = {
  label: ReactNode
  hint: ReactNode
  checked: boolean
  /** Whether the choice is being stored. */
  busy: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with its label, and a hint below. */
export function CheckboxRow({ label, hint, checked, busy, onChange }: CheckboxRowProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-4">
      <Checkbox
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-busy={busy}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="min-w-0">
        <LabelAndHint id={id} label={label} hint={hint} />
      </div>
    </div>
  )
}
