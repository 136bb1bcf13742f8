'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useActionForm } from '@/components/form/use-action-form'
import type { useAction } from '@/components/form/use-action'
import { planRequest, settingsOf, type PlanDraft } from '@/lib/planning/draft'

const loadSchema = () => import('@/lib/planning/schema').then((module) => module.planSchema)
const nothing = () => undefined

/** The form of a plan's settings. Submitting it suggests tasks, and the status below it says how that ends. */
export function useSettings(initial: PlanDraft) {
  const t = useTranslations('planning')
  const [isSuggesting, setSuggesting] = useState(false)
  const run: ReturnType<typeof useAction>['run'] = (suggest, { done, onError }) => {
    setSuggesting(true)
    void suggest()
      .then((result) => {
        if (result.ok) done(result.data)
        else onError?.(result)
      })
      .finally(() => setSuggesting(false))
  }
  const form = useActionForm({
    schema: loadSchema,
    defaultValues: settingsOf(initial),
    toInput: planRequest,
    action: { run, forget: nothing },
    failed: t('failedTitle'),
  })
  return { ...form, isSuggesting }
}

export type SettingsFields = Pick<ReturnType<typeof useSettings>, 'values' | 'set' | 'errorOf'>
