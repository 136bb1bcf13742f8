import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { fieldClass } from '@/components/ui/input'

/**
 * A multi-line text field that grows with its text in browsers that support it. Only its height grows: a long word
 * must not widen the container.
 */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(fieldClass, 'field-sizing-content contain-inline-size py-3 leading-7', className)}
      {...props}
    />
  )
}
