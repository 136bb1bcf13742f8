'use client'

import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { renewRecoveryCodesAction } from '@/app/(shell)/profile/security-actions'
import { CodeField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import { messages } from '@/lib/messages'

const words = messages.account

/** Makes new recovery codes, for a code. */
export function SecondFactorRenew({ onClose, onDone }: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const [code, setCode] = useState('')
  const { busy, failure, run } = useAction()
  return (
    <FormDialog
      title={words.renewTitle}
      description={words.renewHint}
      action={words.renew}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => run(() => renewRecoveryCodesAction({ code }), { failed: words.failed, done: onDone })}
    >
      <CodeField takesRecovery label={words.anyCode} value={code} failure={failure} onChange={setCode} />
    </FormDialog>
  )
}
