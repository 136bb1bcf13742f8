'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useSetting } from './use-setting'

/** Chooses whether members may dictate. */
export function DictationChoice({ allowsDictation }: { allowsDictation: boolean }) {
  const t = useTranslations('setup')
  const { chosen, isPending, choose } = useSetting('allowsDictation', allowsDictation)
  const id = useId()
  return (
    <div className="flex items-start gap-4">
      <Checkbox
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-busy={isPending}
        checked={chosen}
        onChange={({ target }) => choose(target.checked, t(target.checked ? 'dictationOn' : 'dictationOff'))}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {t('dictation')}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 max-w-prose text-muted">
          {t('dictationHint')}
        </p>
      </div>
    </div>
  )
}
