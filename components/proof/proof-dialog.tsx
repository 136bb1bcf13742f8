'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { useDialogForm } from '@/components/form/use-dialog-form'
import { proofSchema } from '@/lib/account/proof-schema'
import type { NeededProof } from '@/lib/auth/proof-needed'
import { proveAction } from './actions'

type ProofDialogProps = {
  needed: NeededProof
  returnFocus: () => HTMLElement | null
  onClose: () => void
  onProven: () => void
}

const empty = { password: '', code: '' }

/** Asks for the viewer's password, and for a code if their account has a second factor. */
export function ProofDialog({ needed: { username, needsCode }, returnFocus, onClose, onProven }: ProofDialogProps) {
  const t = useTranslations('proof')
  const { values, set, errorOf, submit, dialog } = useDialogForm({ schema: proofSchema, empty })

  return (
    <FormDialog
      title={t('title')}
      description={t('hint', { name: username })}
      action={t('action')}
      disabled={values.password === '' || (needsCode && values.code.trim() === '')}
      {...dialog}
      returnFocus={returnFocus}
      onClose={onClose}
      onSubmit={() => submit(proveAction, onProven)}
    >
      <CurrentPasswordField
        username={username}
        label={t('ownPassword', { name: username })}
        value={values.password}
        error={errorOf('password')}
        onChange={(password) => set('password', password)}
      />
      {needsCode && (
        <CodeField
          takesRecovery
          label={t('anyCode')}
          value={values.code}
          error={errorOf('code')}
          onChange={(code) => set('code', code)}
        />
      )}
    </FormDialog>
  )
}
