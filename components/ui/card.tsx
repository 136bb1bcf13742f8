import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The classes of a card, for semantic elements other than a div. */
export const cardClass = 'hairline rounded-card bg-card p-5 shadow-soft sm:p-6'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(cardClass, className)} {...props} />
}

export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-xl', className)} {...props} />
}
