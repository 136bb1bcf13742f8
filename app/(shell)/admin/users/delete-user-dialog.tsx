'use client'

import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call, remote } from '@/components/form/call'
import { FormDialog } from '@/components/form/form-dialog'
import { Banner } from '@/components/ui/banner'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { belongingsInWords } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import type { readManagedUserOperation } from '@/lib/users/managed-operations'
import { useProvenAction } from '../use-proven-action'
import { deleteUserAction } from './actions'

const words = messages.manageUsers

type DeleteUserDialogProps = {
  user: ManagedUserJson
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Asks before a user is deleted, and says what goes with them. */
export function DeleteUserDialog({ user, onClose, returnFocus }: DeleteUserDialogProps) {
  const { busy, failure, proof, run } = useProvenAction()
  const loss = useLoss(user)

  function remove() {
    run(() => deleteUserAction({ userId: user.id }), {
      failed: words.deleteFailed,
      done: () => {
        onClose()
        notify.success({ title: words.deleted, description: words.deletedHint(user.username) })
      },
    })
  }

  return (
    <FormDialog
      destructive
      title={words.deleteTitle}
      description={words.deleteQuestion}
      action={words.remove}
      busy={busy}
      failure={failure}
      proof={proof}
      onClose={onClose}
      onSubmit={remove}
      returnFocus={returnFocus}
    >
      <Banner tone="berry" icon={<TriangleAlert aria-hidden />} title={user.username}>
        <p role="status">{loss}</p>
      </Banner>
    </FormDialog>
  )
}

const readManagedUser = remote<typeof readManagedUserOperation>({
  method: 'get',
  path: '/api/admin/users/{userId}',
  load: async () => (await import('@/lib/users/managed-operations')).readManagedUserOperation,
})

/** What goes with the user, in words, as soon as it is counted. */
function useLoss({ id, username }: ManagedUserJson): string {
  const [loss, setLoss] = useState(words.deleteCounting(username))
  useEffect(() => {
    const leaving = new AbortController()
    async function count() {
      const { signal } = leaving
      const called = await call(readManagedUser, { params: { userId: id }, signal }).catch(() => null)
      if (signal.aborted) return
      const things = called?.answer ? belongingsInWords(called.answer.belongings) : undefined
      if (things === undefined) setLoss(words.deleteUncounted(username))
      else setLoss(things === '' ? words.deleteNothing(username) : words.deleteAlso(username, things))
    }
    void count()
    return () => leaving.abort()
  }, [id, username])
  return loss
}
