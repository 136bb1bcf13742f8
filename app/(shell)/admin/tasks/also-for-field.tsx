'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { searchUsers } from '@/components/user/search-users'
import type { Assignee } from '@/lib/tasks/managed'
import { mostAssigned } from '@/lib/tasks/schema'

type AlsoForFieldProps = {
  first: Assignee
  others: Assignee[]
  error: string | undefined
  onChange: (others: Assignee[]) => void
}

/** Further members who get the same task, one each. */
export function AlsoForField({ first, others, error, onChange }: AlsoForFieldProps) {
  const t = useTranslations('manageTasks')
  // A new key empties the picker for the next member.
  const [round, setRound] = useState(0)

  return (
    <div className="col-span-2 space-y-3">
      {others.length + 1 < mostAssigned && (
        <Field label={t('alsoFor')} error={error}>
          {(control) => (
            <UserPicker
              key={round}
              {...control}
              value={null}
              search={searchUsers}
              onChange={(user) => {
                if (!user) return
                if ([first, ...others].every(({ id }) => id !== user.id)) onChange([...others, user])
                setRound(round + 1)
              }}
            />
          )}
        </Field>
      )}
      {others.length > 0 && (
        <ul aria-label={t('alsoFor')} className="flex flex-wrap gap-2">
          {others.map((member) => (
            <li key={member.id}>
              <Button
                variant="secondary"
                aria-label={t('removeAlso', { username: member.username })}
                onClick={() => onChange(others.filter(({ id }) => id !== member.id))}
              >
                {member.username}
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
