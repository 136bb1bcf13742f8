'use client'

import { useTranslations } from 'next-intl'
import { useId, useOptimistic, useTransition } from 'react'
import { chooseEasyReadingAction } from '@/app/(shell)/profile/reading/actions'
import { Card, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import { notify } from '@/components/ui/notify'

/** Chooses wider letters and lines, with immediate effect. */
export function ReadingCard({ easyReading }: { easyReading: boolean }) {
  const t = useTranslations('account')
  const tCommon = useTranslations('common')
  const [isChosen, setChosen] = useOptimistic(easyReading)
  const [isPending, startTransition] = useTransition()
  const id = useId()

  function choose(wanted: boolean) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await chooseEasyReadingAction({ easyReading: wanted }).catch(() => null)
      if (result?.ok) return notify.success({ title: t('readingSaved') })
      notify.destructive({ title: t('readingFailed'), description: result?.message ?? tCommon('unknownError') })
    })
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle>{t('reading')}</CardTitle>
        <p id={`${id}-hint`} className="mt-0.5 text-muted">
          {t('readingHint')}
        </p>
      </div>
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          aria-describedby={`${id}-hint`}
          aria-busy={isPending}
          checked={isChosen}
          onChange={({ target }) => choose(target.checked)}
        />
        <Label htmlFor={id}>{t('easyReading')}</Label>
      </div>
    </Card>
  )
}
