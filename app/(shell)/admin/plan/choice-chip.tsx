import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type ChoiceChipProps = { label?: string; isChosen: boolean; onToggle: () => void; children: ReactNode }

/** A native checkbox drawn as a chip, large enough for a thumb. */
export function ChoiceChip({ label, isChosen, onToggle, children }: ChoiceChipProps) {
  return (
    <label
      className={cn(
        'inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-control border px-4 py-1.5 font-medium transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        isChosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-field/60 bg-card text-ink hover:bg-shade',
      )}
    >
      <input type="checkbox" aria-label={label} checked={isChosen} onChange={onToggle} className="sr-only" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}

/** What is wrong with the choice among chips. */
export function ChoiceError({ error }: { error: string | undefined }) {
  return error === undefined ? null : <p className="mt-2 text-sm font-medium text-berry-ink">{error}</p>
}
