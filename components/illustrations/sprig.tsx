import { Leaf } from '@/components/illustrations/leaf'
import { cn } from '@/components/ui/cn'

// The position of each leaf along the stem, from the bottom to the top; the tenth is the tip.
const places = [
  { x: 60.5, y: 128, angle: 58 },
  { x: 58.5, y: 119, angle: -54 },
  { x: 57.5, y: 105, angle: 54 },
  { x: 57, y: 96, angle: -52 },
  { x: 57.5, y: 82, angle: 50 },
  { x: 58.5, y: 73, angle: -48 },
  { x: 60, y: 60, angle: 46 },
  { x: 61.5, y: 52, angle: -42 },
  { x: 64, y: 42, angle: 42 },
  { x: 66, y: 36, angle: 6 },
]

/** The maximum number of leaves, equal to the days of a streak that earn its bonus. */
const fullSprig = places.length

type SprigProps = {
  /** 0 to 10, the days of a streak. */
  leaves: number
  className?: string
}

/** A sprig with one leaf per day of the streak; missing leaves are outlines. */
export function Sprig({ leaves, className }: SprigProps) {
  const grown = Math.min(fullSprig, Math.max(0, Math.floor(leaves)))
  return (
    <svg viewBox="12 0 100 160" fill="none" aria-hidden className={cn('h-40', className)}>
      <path d="M66 156C54 116 55 80 66 37" className="stroke-leaf" strokeWidth="3.5" strokeLinecap="round" />
      {places.map((place, index) => (
        <Leaf
          key={index}
          {...place}
          length={36 - index * 0.9}
          className={
            index < grown
              ? cn(index % 2 ? 'fill-leaf' : 'fill-leaf/80', grown === fullSprig && index === 9 && 'fill-gold-bright')
              : 'stroke-leaf/35 [stroke-dasharray:2_3]'
          }
          veinClass={index < grown ? 'stroke-card/50' : 'stroke-none'}
        />
      ))}
    </svg>
  )
}
