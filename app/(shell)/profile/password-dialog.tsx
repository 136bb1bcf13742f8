'use client'

import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { changePasswordAction } from '@/app/(shell)/profile/security-actions'
import { CurrentPasswordField } from '@/components/form/security-fields'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordInput } from '@/components/form/password-input'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { shortestPassword } from '@/lib/users/limits'

const words = messages.account
const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** Asks for the password one has, and twice for the one that is wanted. */
export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [form, setForm] = useState(empty)
  const { busy, failure, run } = useAction()
  const change = (part: Partial<typeof empty>) => setForm((before) => ({ ...before, ...part }))

  function submit() {
    run(() => changePasswordAction(form), {
      failed: words.failed,
      done: () => {
        onClose()
        notify.success({ title: words.passwordChanged, description: words.passwordChangedHint })
      },
    })
  }

  return (
    <FormDialog
      title={words.changePassword}
      description={words.changePasswordHint}
      action={words.changePassword}
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
        label={words.newPassword}
        hint={messages.manageUsers.passwordHint(shortestPassword)}
        error={failure?.fields?.newPassword?.[0]}
      >
        {(control) => (
          <PasswordInput {...control} value={form.newPassword} onChange={(newPassword) => change({ newPassword })} />
        )}
      </Field>
      <Field label={words.repeatPassword} error={failure?.fields?.repeat?.[0]}>
        {(control) => <PasswordInput {...control} value={form.repeat} onChange={(repeat) => change({ repeat })} />}
      </Field>
    </FormDialog>
  )
}
