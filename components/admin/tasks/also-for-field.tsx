'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AddUserPicker } from '@/components/admin/add-user-picker'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { RemovableList } from '@/components/ui/removable-list'
import type { Assignee } from '@/lib/tasks/managed/view'
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

  return (
    <div className="col-span-2 space-y-3">
      {others.length + 1 < mostAssigned && (
        <Field label={t('alsoFor')} error={error}>
          {(control) => (
            <AddUserPicker {...control} added={[first, ...others]} onAdd={(user) => onChange([...others, user])} />
          )}
        </Field>
      )}
      {others.length > 0 && (
        <RemovableList aria-label={t('alsoFor')} className="flex flex-wrap gap-2">
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
        </RemovableList>
      )}
    </div>
  )
}
