import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'

/**
 * The number of items to review. Hidden from screen readers, because the adjacent text says it. Renders nothing for
 * zero.
 */
export function WaitingBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <Badge aria-hidden tone="gold" className={cn('figures py-0.5', className)}>
      {count > 99 ? '99+' : count}
    </Badge>
  )
}
