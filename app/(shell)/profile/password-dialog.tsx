'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/app/(shell)/admin/use-action'
import { changePasswordAction } from '@/app/(shell)/profile/security-actions'
import { CurrentPasswordField } from '@/app/(shell)/profile/security-fields'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordInput } from '@/components/form/password-input'
import { notify } from '@/components/ui/notify'
import { shortestPassword } from '@/lib/users/limits'

const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** Asks for the password one has, and twice for the one that is wanted. */
export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTranslations('account')
  const [form, setForm] = useState(empty)
  const { busy, failure, run } = useAction()
  const change = (part: Partial<typeof empty>) => setForm((before) => ({ ...before, ...part }))

  function submit() {
    run(() => changePasswordAction(form), {
      failed: t('failed'),
      done: () => {
        onClose()
        notify.success({ title: t('passwordChanged'), description: t('passwordChangedHint') })
      },
    })
  }

  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordHint')}
      action={t('changePassword')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <CurrentPasswordField
        username={username}
        value={form.currentPassword}
        failure={failure}
        onChange={(currentPassword) => change({ currentPassword })}
      />
      <Field
        label={t('newPassword')}
        hint={t('newPasswordHint', { length: shortestPassword })}
        error={failure?.fields?.newPassword?.[0]}
      >
        {(control) => (
          <PasswordInput {...control} value={form.newPassword} onChange={(newPassword) => change({ newPassword })} />
        )}
      </Field>
      <Field label={t('repeatPassword')} error={failure?.fields?.repeat?.[0]}>
        {(control) => <PasswordInput {...control} value={form.repeat} onChange={(repeat) => change({ repeat })} />}
      </Field>
    </FormDialog>
  )
}
