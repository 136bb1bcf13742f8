import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The classes of all text controls: 16 px text, because phones zoom in on a smaller one. */
export const fieldClass =
  'w-full rounded-control border border-field bg-card px-3.5 text-base text-ink transition-[border-color] ' +
  'hover:border-ink/60 aria-invalid:border-berry disabled:opacity-60 read-only:bg-shade/60'

/** A single-line text field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(fieldClass, 'min-h-12', className)} {...props} />
}
