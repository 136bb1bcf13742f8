import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The look of a card, for elements that say more than a div does. */
export const cardClass = 'hairline rounded-card bg-card p-5 shadow-soft sm:p-6'

/** A surface on the page. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(cardClass, className)} {...props} />
}

/** The heading of a card. */
export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-xl', className)} {...props} />
}
