'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { cancelRequestAction } from './actions'

/** Cancels an open request, which returns its price. An error takes a line of its own below the request. */
export function CancelButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('rewards')
  const { busy, error, run } = useAction()
  const button = useRef<HTMLButtonElement>(null)

  function cancel() {
    run(() => cancelRequestAction({ requestId: id }), {
      failed: t('cancelFailed'),
      done: ({ balance }) => {
        // The button goes away.
        button.current?.closest('li')?.focus()
        notify.success({
          title: t('cancelled'),
          description: t('cancelledHint', { balance }),
        })
      },
    })
  }

  return (
    <>
      <Button ref={button} variant="secondary" busy={busy} onClick={cancel} aria-label={t('cancelOf', { name })}>
        {t('cancel')}
      </Button>
      {error && <ErrorBanner error={error} className="basis-full" />}
    </>
  )
}
