'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { notify } from '@/components/ui/notify'
import type { Translate } from '@/lib/i18n/message'
import { userChange, userFormOf, type UserForm } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import { updateUserSchema } from '@/lib/users/schema'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { updateUserAction } from './actions'
import { UserFields } from './user-fields'

type EditUserDialogProps = {
  user: ManagedUserJson
  /** What was typed and not saved. */
  kept: Kept<UserForm>
  isViewer: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/**
 * Edits a user and shows the effects of a change before saving. Escape keeps what was typed, except a password; Cancel
 * discards it.
 */
export function EditUserDialog({ user, kept, isViewer, onClose, returnFocus }: EditUserDialogProps) {
  const t = useTranslations('manageUsers')
  const action = useProvenAction()
  const { busy, error, proof } = action
  const [defaultValues] = useState(() => userFormOf(user))
  const { submit, attempt, ...form } = useActionForm({
    schema: updateUserSchema,
    defaultValues,
    kept,
    toInput: (values: UserForm) => userChange(user, values),
    action,
    failed: t('updateFailed'),
  })
  const change = userChange(user, form.values)

  function update() {
    submit(
      (input) => updateUserAction({ ...input, userId: user.id }),
      ({ username }) => {
        onClose()
        notify.success({ title: t('updated'), description: t('updatedHint', { username }) })
      },
    )
  }

  return (
    <FormDialog
      title={t('editTitle')}
      description={t('editHint', { username: user.username })}
      action={t('update')}
      disabled={form.values.username.trim() === ''}
      busy={busy}
      error={error}
      attempt={attempt}
      proof={proof}
      onClose={onClose}
      kept={kept}
      onSubmit={update}
      returnFocus={returnFocus}
      effects={effectsOf(user, change, t)}
    >
      <UserFields isExisting isOwn={isViewer} form={form} arePointsNew={change.points !== undefined} />
    </FormDialog>
  )
}

function effectsOf(
  { username }: ManagedUserJson,
  change: ReturnType<typeof userChange>,
  t: Translate<'manageUsers'>,
): string[] {
  return [
    ...(change.isAdmin ? [t('promotes', { username })] : []),
    ...(change.isAdmin === false ? [t('demotes', { username })] : []),
    ...(change.password !== undefined ? [t('newPasswordEnds', { username })] : []),
  ]
}
