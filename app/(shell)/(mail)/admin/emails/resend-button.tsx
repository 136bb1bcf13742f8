'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { resendEmailAction } from './actions'

export function ResendButton({ emailId, subject }: { emailId: string; subject: string }) {
  const t = useTranslations('emails')
  const { busy, run } = useAction()

  function resend() {
    run(() => resendEmailAction({ emailId }), {
      failed: t('againFailed'),
      done: ({ outcome }) => {
        if (outcome === 'sent') return notify.success({ title: t('againSent'), description: subject })
        notify.destructive({
          title: t('againFailed'),
          description: outcome === 'queued' ? t('willRetry') : subject,
        })
      },
    })
  }

  return (
    <Button variant="secondary" busy={busy} aria-label={t('againOf', { subject })} onClick={resend}>
      {busy ? null : <RotateCw aria-hidden />}
      {t('again')}
    </Button>
  )
}
