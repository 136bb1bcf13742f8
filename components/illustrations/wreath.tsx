import { Leaf } from '@/components/illustrations/leaf'
import { cn } from '@/components/ui/cn'

// The leaves of one side, from the knot at the bottom to the opening at the top, in degrees around the centre.
const side = [168, 148, 128, 108, 88, 68, 48, 28]
const radius = 80

/** A wreath around an accepted score or a champion; the centre stays empty for its content. */
export function Wreath({ className }: { className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" fill="none" aria-hidden className={cn('size-48', className)}>
      {[1, -1].map((mirror) => (
        <g key={mirror} transform={`scale(${mirror} 1)`}>
          <path d="M4 80A80 80 0 0 0 46 -65" className="stroke-leaf/60" strokeWidth="2.5" strokeLinecap="round" />
          {side.map((degrees, index) => {
            const turn = (degrees * Math.PI) / 180
            const x = Math.round(Math.sin(turn) * radius * 10) / 10
            const y = Math.round(-Math.cos(turn) * radius * 10) / 10
            return (
              <g key={degrees}>
                <Leaf x={x} y={y} angle={degrees - 68} length={26} className="fill-leaf" />
                {index > 0 && <Leaf x={x} y={y} angle={degrees - 118} length={19} className="fill-leaf/75" />}
              </g>
            )
          })}
          <circle cx="9" cy="88" r="4.5" className="fill-gold-bright" />
        </g>
      ))}
    </svg>
  )
}
