'use client'

import { useAction } from '@/components/form/use-action'
import { changePasswordAction } from '@/app/(shell)/profile/security-actions'
import { CurrentPasswordField } from '@/components/form/security-fields'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordInput } from '@/components/form/password-input'
import { useActionForm } from '@/components/form/use-action-form'
import { notify } from '@/components/ui/notify'
import { changePasswordSchema } from '@/lib/auth/schema'
import { messages } from '@/lib/messages'
import { shortestPassword } from '@/lib/users/limits'

const words = messages.account
const empty = { currentPassword: '', newPassword: '', repeat: '' }

/** Asks for the password one has, and twice for the one that is wanted. */
export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const action = useAction()
  const { busy, failure } = action
  const { values, set, errorOf, submit, attempt } = useActionForm({
    schema: changePasswordSchema,
    defaultValues: empty,
    toInput: (form: typeof empty) => form,
    action,
    failed: words.failed,
  })

  function change() {
    submit(changePasswordAction, () => {
      onClose()
      notify.success({ title: words.passwordChanged, description: words.passwordChangedHint })
    })
  }

  return (
    <FormDialog
      title={words.changePassword}
      description={words.changePasswordHint}
      action={words.changePassword}
      busy={busy}
      failure={failure}
      attempt={attempt}
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
        label={words.newPassword}
        hint={messages.manageUsers.passwordHint(shortestPassword)}
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
      <Field label={words.repeatPassword} error={errorOf('repeat')}>
        {(control) => (
          <PasswordInput {...control} value={values.repeat} onChange={(password) => set('repeat', password)} />
        )}
      </Field>
    </FormDialog>
  )
}
