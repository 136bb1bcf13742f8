'use client'

import { Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type MarkAllProps = ComponentProps<typeof Checkbox> & {
  /** Some of the items are selected, and not all. */
  isPartial: boolean
}

/** A checkbox for all items of a list. */
export function MarkAll({ isPartial, ...props }: MarkAllProps) {
  return (
    <Checkbox
      ref={(element) => {
        if (element) element.indeterminate = isPartial
      }}
      {...props}
    >
      {isPartial && (
        <span aria-hidden className="col-start-1 row-start-1 grid size-6 rounded-inner bg-leaf">
          <Minus className="m-auto size-4 stroke-3 text-on-leaf" />
        </span>
      )}
    </Checkbox>
  )
}
