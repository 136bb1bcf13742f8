'use client'

import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { useAction } from '@/components/form/use-action'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal'
import { dismissOfferAction } from './actions'

/** Asks once whether the viewer wants reminders; the browser's own question comes when they turn them on. */
export function ReminderOffer() {
  const t = useTranslations('moment')
  const router = useRouter()
  const { busy, run } = useAction()
  const isDismissed = useRef(false)
  useFocusAfterRemoval(isDismissed)

  function answer(path: string | null) {
    run(() => dismissOfferAction(null), {
      failed: t('reminderFailed'),
      done: () => {
        if (path === null) isDismissed.current = true
        else router.push(path)
      },
    })
  }

  return (
    <Banner tone="sky" icon={<BellRing aria-hidden />} title={t('reminderTitle')} className="mt-8">
      <p>{t('reminderOffer')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => answer('/profile/reminders')}>
          {t('chooseReminders')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => answer(null)}>
          {t('notNow')}
        </Button>
      </div>
    </Banner>
  )
}
