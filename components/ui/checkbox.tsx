'use client'

import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'>

/** A checkbox: the native one, 44 px in size as a touch target, is invisible above a drawn one, with its children on top. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <span className={cn('relative grid size-6 shrink-0', className)}>
      <input
        type="checkbox"
        className="peer absolute -inset-2.5 z-10 size-11 cursor-pointer appearance-none opacity-0 disabled:cursor-auto"
        {...props}
      />
      <span
        aria-hidden
        className={cn(
          'col-start-1 row-start-1 size-6 rounded-inner border-2 border-field bg-card transition-colors outline-leaf',
          'peer-checked:border-leaf peer-checked:bg-leaf peer-hover:border-ink/60 peer-disabled:opacity-55',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      />
      <Check
        aria-hidden
        className="col-start-1 row-start-1 m-auto hidden size-4 stroke-3 text-on-leaf peer-checked:block"
      />
      {children}
    </span>
  )
}
