'use client'

import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAction } from '@/components/form/use-action'
import { ErrorBanner } from '@/components/form/error-banner'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { withdrawAppealAction } from './actions'
import { focusOn } from './focus-on'

/** What the member said to the person whom they asked, with a button to withdraw the request. */
export function AskedPerson({ taskId, message }: { taskId: string; message: string }) {
  const t = useTranslations('appeals')
  const { busy, error, run } = useAction()

  function withdraw() {
    run(() => withdrawAppealAction({ taskId }), {
      failed: t('withdrawFailed'),
      done: () => {
        focusOn('content')
        notify.neutral({ title: t('withdrawn') }, <Undo2 aria-hidden className="size-5" />)
      },
    })
  }

  return (
    <>
      {message && <p className="mt-1 whitespace-pre-line">{t('said', { message })}</p>}
      {error && <ErrorBanner error={error} className="mt-3" />}
      <Button
        variant="ghost"
        busy={busy}
        onClick={withdraw}
        className="-mb-2 -ml-4 text-current underline underline-offset-4"
      >
        {t('withdraw')}
      </Button>
    </>
  )
}
