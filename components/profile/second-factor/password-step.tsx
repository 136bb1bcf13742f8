'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CurrentPasswordField } from '@/components/form/security-fields'
import { useDialogForm } from '@/components/form/use-dialog-form'
import type { QrCode } from '@/lib/second-factor/qr'
import { beginSecondFactorSchema } from '@/lib/second-factor/schema'
import { beginSecondFactorAction } from './actions'

type PasswordStepProps = {
  username: string
  onClose: () => void
  onDone: (begun: { qr: QrCode; key: string }) => void
}

const empty = { currentPassword: '' }

export function PasswordStep({ username, onClose, onDone }: PasswordStepProps) {
  const t = useTranslations('account')
  const { values, set, errorOf, submit, dialog } = useDialogForm({
    schema: beginSecondFactorSchema,
    empty,
  })
  return (
    <FormDialog
      title={t('begin')}
      description={t('beginHint')}
      action={t('continue')}
      {...dialog}
      onClose={onClose}
      onSubmit={() => submit(beginSecondFactorAction, onDone)}
    >
      <CurrentPasswordField
        username={username}
        value={values.currentPassword}
        error={errorOf('currentPassword')}
        onChange={(password) => set('currentPassword', password)}
      />
    </FormDialog>
  )
}
