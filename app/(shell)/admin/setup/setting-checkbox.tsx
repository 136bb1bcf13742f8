'use client'

import { CheckboxRow } from '@/components/ui/checkbox-row'
import { useSetting } from './use-setting'

type SettingCheckboxProps = {
  name: 'allowsDictation' | 'restDaysKeepStreak'
  value: boolean
  label: string
  hint: string
  /** What holds once it is on, and once it is off. */
  said: { on: string; off: string }
}

export function SettingCheckbox({ name, value, label, hint, said }: SettingCheckboxProps) {
  const { chosen, isPending, choose } = useSetting(name, value)
  return (
    <CheckboxRow
      label={label}
      hint={hint}
      checked={chosen}
      busy={isPending}
      onChange={(wanted) => choose(wanted, wanted ? said.on : said.off)}
    />
  )
}
