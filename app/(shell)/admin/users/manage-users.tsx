'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { useKeptByKey, type Kept } from '@/components/form/use-kept'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Spinner } from '@/components/ui/spinner'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { whenNeeded } from '@/components/ui/when-needed'
import type { UserForm } from '@/lib/users/form'
import type { ManagedUserJson } from '@/lib/users/json'
import { DeleteUserDialog } from './delete-user-dialog'
import { useUsers } from './use-users'
import { actionsId, UserRow } from './user-row'

const CreateUserDialog = whenNeeded(() => import('./create-user-dialog').then((module) => module.CreateUserDialog))
const EditUserDialog = whenNeeded(() => import('./edit-user-dialog').then((module) => module.EditUserDialog))

const columns = ['user', 'role', 'points', 'streak', 'actions'] as const

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; user: ManagedUserJson } | null

type ManageUsersProps = {
  /** The first page of the users that match. */
  users: ManagedUserJson[]
  total: number
  query: string
  viewerId: string
}

/** The users that match, loaded while scrolling, with the actions on each. */
export function ManageUsers({ users: first, total, query, viewerId }: ManageUsersProps) {
  const t = useTranslations('manageUsers')
  const { users, state, load } = useUsers(first, total, query)
  const [open, setOpen] = useState<Open>(null)
  const keptOf = useKeptByKey<UserForm>()
  const close = () => setOpen(null)

  return (
    <>
      <AddButton label={t('addTitle')} onClick={() => setOpen({ dialog: 'create' })} />
      <Card className="mt-5 max-sm:p-3">
        {users.length === 0 ? (
          <EmptyState scene={<NothingFoundScene />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <Table aria-label={t('heading')}>
            <TableHeader>
              {columns.map((column, index) => (
                <TableHead key={column} className={index === 0 ? 'w-1/2' : index > 1 ? 'text-right' : undefined}>
                  {t(`columns.${column}`)}
                </TableHead>
              ))}
            </TableHeader>
            <TableBody>
              {users.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  isViewer={user.id === viewerId}
                  onEdit={() => setOpen({ dialog: 'edit', user })}
                  onDelete={() => setOpen({ dialog: 'delete', user })}
                />
              ))}
              {state !== 'idle' && (
                <TableRow className="border-0 @3xl:hover:bg-transparent">
                  <TableCell colSpan={columns.length}>
                    <div role="status" className="flex min-h-11 items-center justify-center gap-2 text-muted">
                      {state === 'loading' ? (
                        <>
                          <Spinner />
                          {t('loadingMore')}
                        </>
                      ) : (
                        <>
                          {t('loadFailed')}
                          <Button variant="secondary" onClick={() => void load()}>
                            {t('tryAgain')}
                          </Button>
                        </>
                      )}
                    </div>
                  </TableCell>
                </TableRow>
              )}
            </TableBody>
          </Table>
        )}
      </Card>
      {open?.dialog === 'create' && <CreateUserDialog kept={withoutPassword(keptOf('new'))} onClose={close} />}
      {open?.dialog === 'edit' && (
        <EditUserDialog
          user={open.user}
          kept={withoutPassword(keptOf(JSON.stringify(open.user)))}
          isViewer={open.user.id === viewerId}
          onClose={close}
          returnFocus={actionsOf(open.user)}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteUserDialog user={open.user} onClose={close} returnFocus={actionsOf(open.user)} />
      )}
    </>
  )
}

/** A closed dialog keeps no password. */
const withoutPassword = (kept: Kept<UserForm>): Kept<UserForm> => ({
  ...kept,
  keep: (values) => kept.keep({ ...values, password: '' }),
})

/** Returns the focus to the user's menu button, or to the search field once the user is deleted. */
const actionsOf = (user: ManagedUserJson) => () =>
  document.getElementById(actionsId(user.id)) ?? document.querySelector<HTMLElement>('[type=search]')
