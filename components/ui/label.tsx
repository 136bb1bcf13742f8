import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The label of a control; a block, so that its margin applies. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('block w-fit font-medium', className)} {...props} />
}
