import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { fieldClass } from '@/components/ui/input'

/** A field of several lines; it grows with what is written where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(fieldClass, 'field-sizing-content py-3 leading-7', className)} {...props} />
}
