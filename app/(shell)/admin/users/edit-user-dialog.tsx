'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { userChange, userFormOf } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import { useProvenAction } from '@/app/(shell)/proof/use-proven-action'
import { updateUserAction } from './actions'
import { UserFields } from './user-fields'

const words = messages.manageUsers

type EditUserDialogProps = {
  user: ManagedUserJson
  isViewer: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Changes a user, and says beforehand what a change brings about. */
export function EditUserDialog({ user, isViewer, onClose, returnFocus }: EditUserDialogProps) {
  const [form, setForm] = useState(() => userFormOf(user))
  const { busy, failure, proof, run, forget } = useProvenAction()
  const change = userChange(user, form)

  function update() {
    run(() => updateUserAction({ ...change, userId: user.id }), {
      failed: words.updateFailed,
      done: ({ username }) => {
        onClose()
        notify.success({ title: words.updated, description: words.updatedHint(username) })
      },
    })
  }

  return (
    <FormDialog
      title={words.editTitle}
      description={words.editHint(user.username)}
      action={words.update}
      disabled={form.username.trim() === ''}
      busy={busy}
      failure={failure}
      proof={proof}
      onClose={onClose}
      onSubmit={update}
      returnFocus={returnFocus}
      effects={effectsOf(user, change)}
    >
      <UserFields
        isExisting
        isOwn={isViewer}
        form={form}
        arePointsNew={change.points !== undefined}
        failure={failure}
        onChange={(next) => {
          forget()
          setForm((before) => ({ ...before, ...next }))
        }}
      />
    </FormDialog>
  )
}

function effectsOf({ username }: ManagedUserJson, change: ReturnType<typeof userChange>): string[] {
  return [
    ...(change.isAdmin ? [words.promotes(username)] : []),
    ...(change.isAdmin === false ? [words.demotes(username)] : []),
    ...(change.password !== undefined ? [words.newPasswordEnds(username)] : []),
  ]
}
