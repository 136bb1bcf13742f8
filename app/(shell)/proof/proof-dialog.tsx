'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { proveAction } from './actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import type { NeededProof } from '@/lib/auth/proof-needed'
import { useAction } from '@/components/form/use-action'

type ProofDialogProps = {
  needed: NeededProof
  returnFocus: () => HTMLElement | null
  onClose: () => void
  onProven: () => void
}

/** Asks for the viewer's password, and for a code if their account has a second factor. */
export function ProofDialog({ needed: { username, needsCode }, returnFocus, onClose, onProven }: ProofDialogProps) {
  const t = useTranslations('proof')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, error, run } = useAction()

  return (
    <FormDialog
      title={t('title')}
      description={t('hint', { name: username })}
      action={t('action')}
      disabled={password === '' || (needsCode && code.trim() === '')}
      busy={busy}
      error={error}
      returnFocus={returnFocus}
      onClose={onClose}
      onSubmit={() => run(() => proveAction({ password, code }), { failed: t('failed'), done: onProven })}
    >
      <CurrentPasswordField
        username={username}
        label={t('ownPassword', { name: username })}
        value={password}
        error={error?.fields?.password?.[0]}
        onChange={setPassword}
      />
      {needsCode && (
        <CodeField
          takesRecovery
          label={t('anyCode')}
          value={code}
          error={error?.fields?.code?.[0]}
          onChange={setCode}
        />
      )}
    </FormDialog>
  )
}
