'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Wreath } from '@/components/illustrations/wreath'
import { cn } from '@/components/ui/cn'

const durationMs = 900
const radius = 54
const length = 2 * Math.PI * radius

type ScoreRingProps = { score: number; isAccepted: boolean }

/** The score, with a counting animation; an accepted one is framed by the wreath. */
export function ScoreRing({ score, isAccepted }: ScoreRingProps) {
  const t = useTranslations('submission')
  const shown = useCountUp(score)
  return (
    <div role="img" aria-label={t('scoreOf', { score })} className="relative mx-auto grid size-48 place-items-center">
      {isAccepted && <Wreath className="absolute inset-0 size-full" />}
      <svg viewBox="0 0 128 128" fill="none" className={cn('-rotate-90', isAccepted ? 'size-32' : 'size-40')}>
        <circle cx="64" cy="64" r={radius} className="stroke-ink/10" strokeWidth="10" />
        <circle
          cx="64"
          cy="64"
          r={radius}
          className={isAccepted ? 'stroke-leaf' : 'stroke-ember'}
          strokeWidth="10"
          strokeLinecap={shown > 0 ? 'round' : 'butt'}
          strokeDasharray={`${(length * shown) / 100} ${length}`}
        />
      </svg>
      <span className="figures absolute text-center leading-none">
        <span className="text-3xl font-bold">{Math.round(shown)}</span>
        <span className="mt-1 block text-sm text-muted">{t('outOf', { most: 100 })}</span>
      </span>
    </div>
  )
}

/** Counts from 0 to the target in 900 ms, or shows the target at once with `prefers-reduced-motion`. */
function useCountUp(target: number): number {
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (isCalm) return
    let start: number | null = null
    let frame = requestAnimationFrame(function step(time) {
      start ??= time
      const progress = Math.min(1, (time - start) / durationMs)
      setShown(target * (1 - (1 - progress) ** 3))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, isCalm])
  return isCalm ? target : shown
}
