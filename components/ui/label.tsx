import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The name of a field. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('font-medium', className)} {...props} />
}
