'use client'

import { useTranslations } from 'next-intl'
import { useOptimistic, useTransition } from 'react'
import { callAction } from '@/components/form/call-action'
import { CheckboxRow } from '@/components/ui/checkbox-row'
import { notify } from '@/components/ui/notify'
import { shareTaskAction } from './actions'

/** Chooses whether the family sees the task's title and may give leaves for it. */
export function ShareSwitch({ taskId, isShared }: { taskId: string; isShared: boolean }) {
  const t = useTranslations('leaves')
  const tCommon = useTranslations('common')
  const [chosen, setChosen] = useOptimistic(isShared)
  const [isPending, startTransition] = useTransition()

  function choose(wanted: boolean) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await callAction(() => shareTaskAction({ taskId, isShared: wanted }), tCommon)
      if (result.ok) notify.success({ title: t(wanted ? 'sharedNow' : 'unsharedNow') })
      else notify.destructive({ title: t('shareFailed'), description: result.message || tCommon('unknownError') })
    })
  }

  return <CheckboxRow label={t('share')} hint={t('shareHint')} checked={chosen} busy={isPending} onChange={choose} />
}
