import type { CSSProperties } from 'react'
import { leafPath } from '@/components/illustrations/leaf'
import { cn } from '@/components/ui/cn'

const fills = ['fill-leaf', 'fill-leaf/75', 'fill-gold-bright', 'fill-leaf']
// The steps have no common period, so the leaves look random but are the same every time.
const leaves = Array.from({ length: 22 }, (_, index) => {
  const across = (index * 0.7549) % 1
  const late = (index * 0.5698) % 1
  return {
    left: `${Math.round(across * 100)}%`,
    animationDelay: `${Math.round(late * 900)}ms`,
    '--fall-drift': `${Math.round((late - 0.5) * 180)}px`,
    '--fall-turn': `${index % 2 ? 340 : -300}deg`,
  } as CSSProperties
})

/** Leaves that fall across the screen once. */
export function LeafFall() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {leaves.map((style, index) => (
        <svg key={index} viewBox="-12 -32 24 32" style={style} className="absolute top-0 size-8 animate-fall">
          <path d={leafPath(30)} className={cn(fills[index % fills.length])} />
        </svg>
      ))}
    </div>
  )
}
