import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The name of a field; a block, so that the room between the two holds. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('block w-fit font-medium', className)} {...props} />
}
