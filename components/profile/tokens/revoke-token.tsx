'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useAction } from '@/components/form/use-action'
import { revokeTokenAction } from './actions'

type RevokeTokenProps = { token: { id: string; name: string; isExpired: boolean } }

/** Revokes a token after a confirmation. */
export function RevokeToken({ token: { id, name, isExpired } }: RevokeTokenProps) {
  const t = useTranslations('tokens')
  const [isOpen, setOpen] = useState(false)
  const { busy, error, run } = useAction()

  function revoke() {
    run(() => revokeTokenAction({ tokenId: id }), {
      failed: t('revokeFailed'),
      done: () => {
        setOpen(false)
        notify.success({ title: isExpired ? t('removedTitle') : t('revokedTitle'), description: name })
      },
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-label={isExpired ? t('removeOf', { name }) : t('revokeOf', { name })}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
        {isExpired ? t('remove') : t('revoke')}
      </Button>
      {isOpen && (
        <FormDialog
          destructive
          title={isExpired ? t('removeTitle') : t('revokeTitle')}
          description={isExpired ? t('removeQuestion', { name }) : t('revokeQuestion', { name })}
          action={isExpired ? t('remove') : t('revoke')}
          busy={busy}
          error={error}
          onClose={() => setOpen(false)}
          onSubmit={revoke}
        />
      )}
    </>
  )
}
