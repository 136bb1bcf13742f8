import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { fieldClass } from '@/components/ui/input'

/** A native select, for which phones have their own controls. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={cn(fieldClass, 'min-h-12 cursor-pointer appearance-none pr-11 read-only:bg-card', className)}
        {...props}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
    </span>
  )
}
