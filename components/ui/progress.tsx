import { cn } from '@/components/ui/cn'

const fills = { leaf: 'bg-leaf', gold: 'bg-gold', ember: 'bg-ember' }

type ProgressProps = {
  /** 0 to 100; values outside are clamped. */
  value: number
  label: string
  /** The value in words, for screen readers. */
  valueText?: string
  tone?: keyof typeof fills
  className?: string
}

/** A progress bar that fills from the left. */
export function Progress({ value, label, valueText, tone = 'leaf', className }: ProgressProps) {
  const filled = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(filled)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={cn('h-3 w-full overflow-hidden rounded-full bg-ink/10', className)}
    >
      <div className={cn('h-full rounded-full transition-[width]', fills[tone])} style={{ width: `${filled}%` }} />
    </div>
  )
}
