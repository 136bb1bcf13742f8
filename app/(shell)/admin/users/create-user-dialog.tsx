'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { emptyUserForm, newUser } from '@/lib/users/form'
import { useProvenAction } from '@/app/(shell)/proof/use-proven-action'
import { createUserAction } from './actions'
import { UserFields } from './user-fields'

const words = messages.manageUsers

/** Adds a user. It stays open, with what was typed, when that cannot be done. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyUserForm)
  const { busy, failure, proof, run, forget } = useProvenAction()

  function create() {
    run(() => createUserAction(newUser(form)), {
      failed: words.createFailed,
      done: ({ username }) => {
        onClose()
        notify.success({ title: words.created, description: words.createdHint(username) })
      },
    })
  }

  return (
    <FormDialog
      title={words.addTitle}
      description={words.addHint}
      action={words.create}
      disabled={form.username.trim() === '' || form.password === ''}
      busy={busy}
      failure={failure}
      proof={proof}
      onClose={onClose}
      onSubmit={create}
    >
      <UserFields
        form={form}
        failure={failure}
        onChange={(change) => {
          forget()
          setForm((before) => ({ ...before, ...change }))
        }}
      />
    </FormDialog>
  )
}
