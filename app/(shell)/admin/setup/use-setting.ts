import { useTranslations } from 'next-intl'
import { useOptimistic, useTransition } from 'react'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import type { FamilySettings } from '@/lib/settings/schema'
import { changeSettingsAction } from './actions'

/** One setting of the family, which is stored as soon as it is chosen. */
export function useSetting<N extends keyof FamilySettings>(name: N, value: FamilySettings[N]) {
  const t = useTranslations('setup')
  const tCommon = useTranslations('common')
  const [chosen, setChosen] = useOptimistic(value)
  const [isPending, startTransition] = useTransition()

  /** `said` is what was chosen, in words. */
  function choose(wanted: FamilySettings[N], said: string) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await callAction(() => changeSettingsAction({ [name]: wanted }), tCommon)
      if (result.ok) return notify.success({ title: t('saved'), description: said })
      notify.destructive({ title: t('saveFailed'), description: result.message })
    })
  }

  return { chosen, isPending, choose }
}
