import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { weekdayNames } from '@/components/profile/week-labels'
import { cn } from '@/components/ui/cn'

const columns = 'grid w-36 grid-cols-7 @2xl:w-72'

/** The first letters of the weekdays above the strips of a list. */
export function DayNames({ today }: { today?: number }) {
  const names = weekdayNames(useLocale())
  return (
    <li aria-hidden className="flex justify-end pt-1 @2xl:pt-2 @2xl:pb-1">
      <span className={columns}>
        {names.map(({ short }, index) => (
          <span
            key={index}
            className={cn(
              'text-center text-sm',
              index === today ? 'font-semibold underline underline-offset-4' : 'text-muted',
            )}
          >
            {short.slice(0, 1).toUpperCase()}
          </span>
        ))}
      </span>
    </li>
  )
}

type DayStripProps = {
  label: string
  /** Seven days from Monday on: what is drawn, and the same in words. */
  days: { drawn: ReactNode; words: (weekday: string) => string }[]
}

/** The days of a week side by side. */
export function DayStrip({ label, days }: DayStripProps) {
  const names = weekdayNames(useLocale())
  return (
    <ul aria-label={label} className={columns}>
      {days.map(({ drawn, words }, index) => (
        <li key={index} className="grid place-items-center">
          <span aria-hidden>{drawn}</span>
          <span className="sr-only">{words(names[index]?.long ?? '')}</span>
        </li>
      ))}
    </ul>
  )
}
