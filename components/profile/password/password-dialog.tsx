'use client'

import { useTranslations } from 'next-intl'
import { CurrentPasswordField } from '@/components/form/security-fields'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordInput } from '@/components/form/password-input'
import { useDialogForm } from '@/components/form/use-dialog-form'
import { notify } from '@/components/ui/notify'
import { changePasswordSchema } from '@/lib/account/change-password-schema'
import { shortestPassword } from '@/lib/users/limits'
import { changePasswordAction } from './actions'

const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** Asks for the current password, and twice for the new one. */
export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTranslations('account')
  const { values, set, errorOf, submit, dialog } = useDialogForm({ schema: changePasswordSchema, empty })

  function change() {
    submit(changePasswordAction, () => {
      onClose()
      notify.success({ title: t('passwordChanged'), description: t('passwordChangedHint') })
    })
  }

  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordHint')}
      action={t('changePassword')}
      {...dialog}
      onClose={onClose}
      onSubmit={change}
    >
      <CurrentPasswordField
        username={username}
        value={values.currentPassword}
        error={errorOf('currentPassword')}
        onChange={(password) => set('currentPassword', password)}
      />
      <Field
        label={t('newPassword')}
        hint={t('newPasswordHint', { length: shortestPassword })}
        error={errorOf('newPassword')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            value={values.newPassword}
            onChange={(password) => set('newPassword', password)}
          />
        )}
      </Field>
      <Field label={t('repeatPassword')} error={errorOf('repeat')}>
        {(control) => (
          <PasswordInput {...control} value={values.repeat} onChange={(password) => set('repeat', password)} />
        )}
      </Field>
    </FormDialog>
  )
}
