'use client'

import { useId } from 'react'
import { LabelAndHint } from '@/components/ui/label-and-hint'
import { Select } from '@/components/ui/select'
import type { FamilySettings } from '@/lib/settings/schema'
import { useSetting } from './use-setting'

type Name = 'language' | 'evaluationsPerDay' | 'digestHour' | 'remindersFrom' | 'remindersUntil'

type SettingSelectProps<N extends Name> = {
  name: N
  value: FamilySettings[N]
  label: string
  hint: string
  options: readonly { value: FamilySettings[N]; label: string }[]
}

/** Chooses one of a few values of a setting. */
export function SettingSelect<N extends Name>({ name, value, label, hint, options }: SettingSelectProps<N>) {
  const { chosen, isPending, choose } = useSetting(name, value)
  const id = useId()

  function pick(index: number) {
    const option = options[index]
    if (option) choose(option.value, option.label)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <LabelAndHint id={id} label={label} hint={hint} />
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        aria-busy={isPending}
        value={options.findIndex((option) => option.value === chosen)}
        onChange={({ target }) => pick(Number(target.value))}
      >
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
