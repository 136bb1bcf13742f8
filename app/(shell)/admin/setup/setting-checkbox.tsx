'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useSetting } from './use-setting'

type SettingCheckboxProps = {
  name: 'allowsDictation' | 'restDaysKeepStreak'
  value: boolean
  label: string
  hint: string
  /** What holds once it is on, and once it is off. */
  said: { on: string; off: string }
}

/** Turns a setting on or off. */
export function SettingCheckbox({ name, value, label, hint, said }: SettingCheckboxProps) {
  const { chosen, isPending, choose } = useSetting(name, value)
  const id = useId()
  return (
    <div className="flex items-start gap-4">
      <Checkbox
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-busy={isPending}
        checked={chosen}
        onChange={({ target }) => choose(target.checked, target.checked ? said.on : said.off)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 max-w-prose text-muted">
          {hint}
        </p>
      </div>
    </div>
  )
}
