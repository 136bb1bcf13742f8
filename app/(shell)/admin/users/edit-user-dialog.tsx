'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { userChange, userFormOf } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import { useAction } from '../use-action'
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
  const { busy, failure, run, forget } = useAction()
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
      onClose={onClose}
      onSubmit={update}
      returnFocus={returnFocus}
      effects={effectsOf(user, change, isViewer)}
    >
      <UserFields
        isExisting
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

function effectsOf({ username }: ManagedUserJson, change: ReturnType<typeof userChange>, isViewer: boolean): string[] {
  const isDemotion = change.isAdmin === false
  return [
    ...(change.isAdmin ? [words.promotes(username)] : []),
    ...(isDemotion ? [words.demotes(username)] : []),
    ...(change.password !== undefined && !isViewer ? [words.newPasswordEnds(username)] : []),
    ...(isViewer && (isDemotion || change.password !== undefined) ? [words.endsOwnSession] : []),
  ]
}
