'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { useAction } from '@/components/form/use-action'
import { revokeTokenAction } from './token-actions'

const words = messages.tokens

type RevokeTokenProps = { token: { id: string; name: string; isExpired: boolean } }

/** Ends a token, after asking. */
export function RevokeToken({ token: { id, name, isExpired } }: RevokeTokenProps) {
  const [isOpen, setOpen] = useState(false)
  const { busy, failure, run } = useAction()

  function revoke() {
    run(() => revokeTokenAction({ tokenId: id }), {
      failed: words.revokeFailed,
      done: () => {
        setOpen(false)
        notify.success({ title: isExpired ? words.removedTitle : words.revokedTitle, description: name })
      },
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-label={isExpired ? words.removeOf(name) : words.revokeOf(name)}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
        {isExpired ? words.remove : words.revoke}
      </Button>
      {isOpen && (
        <FormDialog
          destructive
          title={isExpired ? words.removeTitle : words.revokeTitle}
          description={isExpired ? words.removeQuestion(name) : words.revokeQuestion(name)}
          action={isExpired ? words.remove : words.revoke}
          busy={busy}
          failure={failure}
          onClose={() => setOpen(false)}
          onSubmit={revoke}
        />
      )}
    </>
  )
}
