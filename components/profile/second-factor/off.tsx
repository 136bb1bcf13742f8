'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { useDialogForm } from '@/components/form/use-dialog-form'
import { notify } from '@/components/ui/notify'
import { switchOffSchema } from '@/lib/second-factor/schema'
import { switchOffSecondFactorAction } from './actions'

const empty = { currentPassword: '', code: '' }

/** Disables the second factor; requires the password and a code. */
export function SecondFactorOff({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTranslations('account')
  const { values, set, errorOf, submit, dialog } = useDialogForm({
    schema: switchOffSchema,
    empty,
  })

  function switchOff() {
    submit(switchOffSecondFactorAction, () => {
      onClose()
      notify.success({ title: t('switchedOff'), description: t('switchedOffHint') })
    })
  }

  return (
    <FormDialog
      destructive
      title={t('offTitle')}
      description={t('offHint')}
      action={t('switchOff')}
      {...dialog}
      onClose={onClose}
      onSubmit={switchOff}
      effects={[t('otherDevices')]}
    >
      <CurrentPasswordField
        username={username}
        value={values.currentPassword}
        error={errorOf('currentPassword')}
        onChange={(password) => set('currentPassword', password)}
      />
      <CodeField
        takesRecovery
        label={t('anyCode')}
        value={values.code}
        error={errorOf('code')}
        onChange={(code) => set('code', code)}
      />
    </FormDialog>
  )
}
