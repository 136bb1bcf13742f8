'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { notify } from '@/components/ui/notify'
import { emptyUserForm, newUser, type UserForm } from '@/lib/users/form'
import { createUserSchema } from '@/lib/users/schema'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { createUserAction } from './actions'
import { UserFields } from './user-fields'

type CreateUserDialogProps = {
  /** What was typed and not created. */
  kept: Kept<UserForm>
  onClose: () => void
}

/**
 * Creates a user. On an error the dialog stays open and keeps the input. Escape keeps it too, except the password;
 * Cancel discards it.
 */
export function CreateUserDialog({ kept, onClose }: CreateUserDialogProps) {
  const t = useTranslations('manageUsers')
  const action = useProvenAction()
  const { busy, error, proof } = action
  const { submit, attempt, ...form } = useActionForm({
    schema: createUserSchema,
    defaultValues: emptyUserForm,
    kept,
    toInput: newUser,
    action,
    failed: t('createFailed'),
  })

  function create() {
    submit(createUserAction, ({ username }) => {
      onClose()
      notify.success({ title: t('created'), description: t('createdHint', { username }) })
    })
  }

  return (
    <FormDialog
      title={t('addTitle')}
      description={t('addHint')}
      action={t('create')}
      disabled={form.values.username.trim() === '' || form.values.password === ''}
      busy={busy}
      error={error}
      attempt={attempt}
      proof={proof}
      onClose={onClose}
      kept={kept}
      onSubmit={create}
    >
      <UserFields form={form} />
    </FormDialog>
  )
}
