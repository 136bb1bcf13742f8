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
  const verb = isExpired ? 'remove' : 'revoke'

  function revoke() {
    run(() => revokeTokenAction({ tokenId: id }), {
      done: () => {
        setOpen(false)
        notify.success({ title: t(`${verb}dTitle`), description: name })
      },
    })
  }

  return (
    <>
      <Button variant="secondary" aria-label={t(`${verb}Of`, { name })} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        {t(verb)}
      </Button>
      {isOpen && (
        <FormDialog
          destructive
          title={t(`${verb}Title`)}
          description={t(`${verb}Question`, { name })}
          action={t(verb)}
          busy={busy}
          error={error}
          onClose={() => setOpen(false)}
          onSubmit={revoke}
        />
      )}
    </>
  )
}
