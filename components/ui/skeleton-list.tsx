import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'

/** The box of a card with a title and a list that is on its way, each item of two lines. */
export function SkeletonList({ items, className }: { items: number; className?: string }) {
  return (
    <div className={cn(cardClass, className)}>
      <div className="skeleton w-40 text-xl" />
      <div className="mt-4 divide-y">
        {Array.from({ length: items }, (_, index) => (
          <div key={index} className="py-3">
            <div className="skeleton w-3/5" />
            <div className="mt-0.5 skeleton w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
