import { Check, Hourglass, RotateCcw } from 'lucide-react'
import { Leaf } from '@/components/illustrations/leaf'
import type { WeekDay } from '@/lib/week/days'

const leaves: Record<WeekDay['state'], string> = {
  accepted: 'fill-leaf',
  refused: 'fill-berry',
  open: 'fill-sky-soft stroke-sky stroke-2',
  expired: 'fill-stone-soft stroke-stone stroke-2',
  none: 'fill-none stroke-field/60 [stroke-dasharray:2_3]',
}

const signs = {
  accepted: { icon: Check, className: 'stroke-on-leaf' },
  refused: { icon: RotateCcw, className: 'stroke-on-berry' },
  expired: { icon: Hourglass, className: 'stroke-stone-ink' },
}

const place = { x: 11, y: 12, width: 14, height: 14, strokeWidth: 3 }

/** A day as a leaf: what became of its tasks, by colour and sign. The words are beside it. */
export function DayLeaf({ state }: { state: WeekDay['state'] }) {
  const sign = state === 'open' || state === 'none' ? null : signs[state]
  return (
    <svg viewBox="0 0 36 40" fill="none" aria-hidden className="h-6 w-5 @2xl:h-9 @2xl:w-8">
      <Leaf x={18} y={38} angle={0} length={36} className={leaves[state]} veinClass="stroke-none" />
      {sign && <sign.icon {...place} className={sign.className} />}
    </svg>
  )
}
