'use client'

import { Undo2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useAction } from '@/components/form/use-action'
import { chosenPath } from '@/components/paths/chosen-path'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { addDays, mondayOf } from '@/lib/calendar'
import { formatInstant } from '@/lib/i18n/format'
import type { UndoablePlan } from '@/lib/planning/entries'
import { undoPlanAction } from './actions'

type UndoBannerProps = { plan: UndoablePlan; timeZone: string; onUndone: () => void }

/** Offers to undo the latest plan of the family, whoever created it. */
export function UndoBanner({ plan, timeZone, onUndone }: UndoBannerProps) {
  const t = useTranslations('planning')
  const locale = useLocale()
  const { refresh } = useRouter()
  const { busy, run } = useAction()
  const week = mondayOf(plan.firstDay)

  function undo() {
    run(() => undoPlanAction({ planId: plan.id }), {
      failed: t('undoFailed'),
      // Somebody else may have undone it.
      onError: refresh,
      done: ({ removed, kept }) => {
        onUndone()
        const told = [t('undoneTasks', { count: removed }), kept > 0 && t('undoneKept', { count: kept })]
        notify.success({ title: t('undone'), description: told.filter(Boolean).join(' ') })
      },
    })
  }

  return (
    <Banner tone="stone" icon={<Undo2 aria-hidden />}>
      <p>{t('undoHint', { count: plan.tasks, moment: formatInstant(plan.until, timeZone, locale) })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} onClick={undo}>
          {t('undo')}
        </Button>
        <Link href={chosenPath('/admin/tasks', { week })} className="font-medium underline underline-offset-4">
          {t(plan.lastDay < addDays(week, 7) ? 'seeTasks' : 'seeFirstWeek')}
        </Link>
      </div>
    </Banner>
  )
}
