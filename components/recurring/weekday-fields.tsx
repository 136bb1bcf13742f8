'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7]

/** A date on the ISO weekday, at midnight UTC, to format its name. */
export const weekdayDate = (on: number) => new Date(Date.UTC(2024, 0, on))

type WeekdayFieldsProps = { chosen: number[]; onChange: (weekdays: number[]) => void }

/** The weekdays of a weekly rule; without any, the weekday of its first day. */
export function WeekdayFields({ chosen, onChange }: WeekdayFieldsProps) {
  const t = useTranslations('recurring')
  const format = useFormatter()
  const id = useId()
  const change = (on: number, isChosen: boolean) =>
    onChange(isoWeekdays.filter((day) => (day === on ? isChosen : chosen.includes(day))))
  return (
    <fieldset className="col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium">{t('weekdays')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {isoWeekdays.map((on) => (
          <div key={on} className="flex min-h-11 items-center gap-2">
            <Checkbox
              id={`${id}-${on}`}
              checked={chosen.includes(on)}
              onChange={(event) => change(on, event.target.checked)}
            />
            <Label htmlFor={`${id}-${on}`}>
              {format.dateTime(weekdayDate(on), { weekday: 'long', timeZone: 'UTC' })}
            </Label>
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-base text-muted sm:text-sm">
        {t('weekdaysHint')}
      </p>
    </fieldset>
  )
}
