import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The look that every writing field shares: 16 px text, so that phones do not zoom in. */
export const fieldClass =
  'w-full rounded-control border border-field bg-card px-3.5 text-base text-ink transition-[border-color] ' +
  'hover:border-ink/60 aria-invalid:border-berry disabled:opacity-60 read-only:bg-shade/60'

/** A field of one line. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(fieldClass, 'min-h-12', className)} {...props} />
}
