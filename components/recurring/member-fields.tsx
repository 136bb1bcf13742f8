'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AddUserPicker } from '@/components/admin/add-user-picker'
import type { PickedUser } from '@/components/admin/use-found'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { RemovableList } from '@/components/ui/removable-list'
import { Select } from '@/components/ui/select'
import { modes, type Mode } from '@/lib/recurring/turns'

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
  return (
    <>
      <Field label={t('another')} error={error} className="col-span-2">
        {(control) => (
          <AddUserPicker
            {...control}
            added={[first, ...others]}
            onAdd={(user) => onOthers([...others, user])}
            placeholder={t('anotherPlaceholder')}
          />
        )}
      </Field>
      {others.length > 0 && (
        <>
          <RemovableList aria-label={t('members')} className="col-span-2 flex flex-wrap gap-2">
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
          </RemovableList>
          <Field label={t('mode')} className="col-span-2">
            {(control) => (
              <Select
                {...control}
                value={mode}
                onChange={({ target }) => onMode(modes.find((one) => one === target.value) ?? mode)}
              >
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
