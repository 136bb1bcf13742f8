'use client'

import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** A box to tick; `indeterminate` when only some of what it stands for is. A thumb has 44 px to hit it. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'relative grid size-6 shrink-0 place-items-center rounded-inner border-2 border-field bg-card text-on-leaf transition-colors',
        'before:absolute before:-inset-3 hover:border-ink/60 data-[state=checked]:border-leaf data-[state=checked]:bg-leaf',
        'data-[state=indeterminate]:border-leaf data-[state=indeterminate]:bg-leaf disabled:opacity-55',
        className,
      )}
      {...props}
    >
      <Radix.Indicator className="group">
        <Check aria-hidden className="size-4 stroke-3 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden className="hidden size-4 stroke-3 group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  )
}
