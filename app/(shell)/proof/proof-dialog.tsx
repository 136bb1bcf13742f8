'use client'

import { useState } from 'react'
import { proveAction } from '@/app/(shell)/profile/security-actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import type { NeededProof } from '@/lib/auth/proof-needed'
import { messages } from '@/lib/messages'
import { useAction } from '@/components/form/use-action'

const words = messages.account

type ProofDialogProps = {
  needed: NeededProof
  returnFocus: () => HTMLElement | null
  onClose: () => void
  onProven: () => void
}

/** Asks for the viewer's own password, and a code where their account has a second factor. */
export function ProofDialog({ needed: { username, needsCode }, returnFocus, onClose, onProven }: ProofDialogProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, failure, run } = useAction()

  return (
    <FormDialog
      title={words.proofTitle}
      description={words.proofHint(username)}
      action={words.proofAction}
      disabled={password === '' || (needsCode && code.trim() === '')}
      busy={busy}
      failure={failure}
      returnFocus={returnFocus}
      onClose={onClose}
      onSubmit={() => run(() => proveAction({ password, code }), { failed: words.proofFailed, done: onProven })}
    >
      <CurrentPasswordField
        username={username}
        label={words.ownPassword(username)}
        value={password}
        error={failure?.fields?.password?.[0]}
        onChange={setPassword}
      />
      {needsCode && <CodeField takesRecovery label={words.anyCode} value={code} failure={failure} onChange={setCode} />}
    </FormDialog>
  )
}
