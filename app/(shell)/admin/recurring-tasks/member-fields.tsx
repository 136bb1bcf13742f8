'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { modes, type Mode } from '@/lib/recurring/turns'
import { searchUsers } from '@/components/user/search-users'

type MemberFieldsProps = {
  first: PickedUser
  others: PickedUser[]
  mode: Mode
  error: string | undefined
  onOthers: (others: PickedUser[]) => void
  onMode: (mode: Mode) => void
}

/** Further members of the task, and how they share it. */
export function MemberFields({ first, others, mode, error, onOthers, onMode }: MemberFieldsProps) {
  const t = useTranslations('recurring')
  // A new key empties the picker for the next member.
  const [round, setRound] = useState(0)

  function add(user: PickedUser | null) {
    if (!user) return
    if ([first, ...others].every(({ id }) => id !== user.id)) onOthers([...others, user])
    setRound(round + 1)
  }

  return (
    <>
      <Field label={t('another')} error={error} className="col-span-2">
        {(control) => (
          <UserPicker
            key={round}
            {...control}
            value={null}
            search={searchUsers}
            onChange={add}
            placeholder={t('anotherPlaceholder')}
          />
        )}
      </Field>
      {others.length > 0 && (
        <>
          <ol aria-label={t('members')} className="col-span-2 flex flex-wrap gap-2">
            <li className="flex min-h-11 items-center rounded-control bg-shade px-3 wrap-anywhere">{first.username}</li>
            {others.map((member) => (
              <li key={member.id} className="flex items-center rounded-control bg-shade pl-3 wrap-anywhere">
                {member.username}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('removeMember', { user: member.username })}
                  onClick={() => onOthers(others.filter(({ id }) => id !== member.id))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ol>
          <Field label={t('mode')} className="col-span-2">
            {(control) => (
              <Select {...control} value={mode} onChange={(event) => onMode(event.target.value as Mode)}>
                {modes.map((one) => (
                  <option key={one} value={one}>
                    {t(`modes.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </>
  )
}
