import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'

/** How much waits for a look, for the eye only: its neighbour says it in words. Nothing when nothing waits. */
export function WaitingBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <Badge aria-hidden tone="gold" className={cn('figures py-0.5', className)}>
      {count > 99 ? '99+' : count}
    </Badge>
  )
}
