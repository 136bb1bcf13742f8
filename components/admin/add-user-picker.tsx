'use client'

import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PickedUser, SearchUsers } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import type { ControlProps } from '@/components/form/field'
import { searchUsers } from '@/components/user/search-users'
import { usernameKey } from '@/lib/users/username'

type AddUserPickerProps = ControlProps & {
  /** Users who are there already: neither offered nor added again. */
  added?: readonly Pick<PickedUser, 'id'>[]
  onAdd: (user: PickedUser) => void
  placeholder?: string
}

const none: readonly PickedUser[] = []

/** Adds users one after another: the input is empty again after each, and keeps the focus. */
export function AddUserPicker({ added = none, onAdd, ...control }: AddUserPickerProps) {
  // A new key empties the picker.
  const [round, setRound] = useState(0)
  const addedIds = added.map(({ id }) => id).join()
  const search: SearchUsers = useCallback(
    async (text, signal) => {
      const users = await searchUsers(text, signal)
      const isNamed = ({ username }: PickedUser) => usernameKey(username) === usernameKey(text)
      // The full name of one who is added is no unknown name.
      return users.filter((user) => isNamed(user) || !addedIds.includes(user.id))
    },
    [addedIds],
  )
  return (
    <UserPicker
      key={round}
      {...control}
      value={null}
      isAdding
      search={search}
      onChange={(user) => {
        if (!user) return
        const hasFocus = document.activeElement?.id === control.id
        flushSync(() => {
          if (!addedIds.includes(user.id)) onAdd(user)
          setRound(round + 1)
        })
        if (hasFocus) document.getElementById(control.id)?.focus()
      }}
    />
  )
}
