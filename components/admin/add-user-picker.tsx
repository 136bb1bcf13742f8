'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PickedUser } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import type { ControlProps } from '@/components/form/field'
import { searchUsers } from '@/components/user/search-users'

type AddUserPickerProps = ControlProps & { onAdd: (user: PickedUser) => void; placeholder?: string }

/** Adds users one after another: the input is empty again after each, and keeps the focus. */
export function AddUserPicker({ onAdd, ...control }: AddUserPickerProps) {
  // A new key empties the picker.
  const [round, setRound] = useState(0)
  return (
    <UserPicker
      key={round}
      {...control}
      value={null}
      isAdding
      search={searchUsers}
      onChange={(user) => {
        if (!user) return
        const hasFocus = document.activeElement?.id === control.id
        flushSync(() => {
          onAdd(user)
          setRound(round + 1)
        })
        if (hasFocus) document.getElementById(control.id)?.focus()
      }}
    />
  )
}
