'use client'

import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import type { ControlProps } from '@/components/form/field'
import { searchUsers } from '@/components/user/search-users'

/** Adds users one after another: the input is empty again after each. */
export function AddUserPicker({ onAdd, ...control }: ControlProps & { onAdd: (user: PickedUser) => void }) {
  // A new key empties the picker.
  const [round, setRound] = useState(0)
  return (
    <UserPicker
      key={round}
      {...control}
      value={null}
      search={searchUsers}
      onChange={(user) => {
        if (!user) return
        onAdd(user)
        setRound(round + 1)
      }}
    />
  )
}
