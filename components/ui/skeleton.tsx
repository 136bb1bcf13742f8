import { cn } from '@/components/ui/cn'

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-control bg-shade', className)} />
}
