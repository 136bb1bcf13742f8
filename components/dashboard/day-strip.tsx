import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { weekdayNames } from '@/components/profile/week-labels'
import { cn } from '@/components/ui/cn'

type DayStripProps = {
  label: string
  /** Seven days from Monday on: what is drawn, and the same in words. */
  days: { drawn: ReactNode; isToday?: boolean; words: (weekday: string) => string }[]
}

/** The days of a week side by side. */
export function DayStrip({ label, days }: DayStripProps) {
  const names = weekdayNames(useLocale())
  return (
    <ul aria-label={label} className="grid grid-cols-7 @2xl:w-72">
      {days.map(({ drawn, isToday, words }, index) => (
        <li key={index} className="flex flex-col items-center">
          <span aria-hidden className="grid h-9 place-items-center">
            {drawn}
          </span>
          <span
            aria-hidden
            className={cn('text-sm', isToday ? 'font-semibold underline underline-offset-4' : 'text-muted')}
          >
            {names[index]?.short.slice(0, 1).toUpperCase()}
          </span>
          <span className="sr-only">{words(names[index]?.long ?? '')}</span>
        </li>
      ))}
    </ul>
  )
}
