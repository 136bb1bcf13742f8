'use client'

import { useTranslations } from 'next-intl'
import { useId, useOptimistic, useTransition } from 'react'
import { callAction } from '@/components/form/call-action'
import { Checkbox } from '@/components/ui/checkbox'
import { notify } from '@/components/ui/notify'
import { shareTaskAction } from './actions'

/** Chooses whether the family sees the task's title and may give leaves for it. */
export function ShareSwitch({ taskId, isShared }: { taskId: string; isShared: boolean }) {
  const t = useTranslations('leaves')
  const tCommon = useTranslations('common')
  const [chosen, setChosen] = useOptimistic(isShared)
  const [isPending, startTransition] = useTransition()
  const id = useId()

  function choose(wanted: boolean) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await callAction(() => shareTaskAction({ taskId, isShared: wanted }), tCommon)
      if (result.ok) notify.success({ title: t(wanted ? 'sharedNow' : 'unsharedNow') })
      else notify.destructive({ title: t('shareFailed'), description: result.message || tCommon('unknownError') })
    })
  }

  return (
    <div className="flex items-start gap-4">
      <Checkbox
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-busy={isPending}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {t('share')}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 max-w-prose text-muted">
          {t('shareHint')}
        </p>
      </div>
    </div>
  )
}
