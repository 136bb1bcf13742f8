'use client'

import { TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { call, remote } from '@/components/rest/call'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { Banner } from '@/components/ui/banner'
import { notify } from '@/components/ui/notify'
import { belongingsInWords } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import type { readManagedUserOperation } from '@/lib/users/managed-operations'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { deleteUserAction } from './actions'

type DeleteUserDialogProps = {
  user: ManagedUserJson
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Confirms the deletion of a user and shows what is deleted with them. */
export function DeleteUserDialog({ user, onClose, returnFocus }: DeleteUserDialogProps) {
  const t = useTranslations('manageUsers')
  const { busy, error, proof, run } = useProvenAction()
  const loss = useLoss(user)

  function remove() {
    run(() => deleteUserAction({ userId: user.id }), {
      failed: t('deleteFailed'),
      done: () => {
        onClose()
        notify.success({ title: t('deleted'), description: t('deletedHint', { username: user.username }) })
      },
    })
  }

  return (
    <FormDialog
      destructive
      title={t('deleteTitle')}
      description={t('deleteQuestion')}
      action={t('remove')}
      busy={busy}
      error={error}
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

/** A sentence about what is deleted with the user, once it has been counted. */
function useLoss({ id, username }: ManagedUserJson): string {
  const t = useTranslations('manageUsers')
  const locale = useLocale()
  const [loss, setLoss] = useState(t('deleteCounting', { username }))
  useEffect(() => {
    const controller = new AbortController()
    async function count() {
      const { signal } = controller
      const called = await call(readManagedUser, { params: { userId: id }, signal }).catch(() => null)
      if (signal.aborted) return
      if (!called?.answer) return setLoss(t('deleteUncounted', { username }))
      const { belongings } = called.answer
      const things = belongingsInWords(belongings, locale, t)
      const deleted = things === '' ? t('deleteNothing', { username }) : t('deleteAlso', { username, things })
      const shared = belongings.sharedRules
      setLoss(shared === 0 ? deleted : `${deleted} ${t('deleteShared', { count: shared, username })}`)
    }
    void count()
    return () => controller.abort()
  }, [id, username, locale, t])
  return loss
}
