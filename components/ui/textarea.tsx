import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { fieldClass } from '@/components/ui/input'

/**
 * A field of several lines; it grows with what is written where the browser can. Down only: a long word in it must
 * not widen whatever it stands in.
 */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(fieldClass, 'field-sizing-content contain-inline-size py-3 leading-7', className)}
      {...props}
    />
  )
}
