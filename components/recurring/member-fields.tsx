'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AddUserPicker } from '@/components/admin/add-user-picker'
import type { PickedUser } from '@/components/admin/use-found'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { RemovableList } from '@/components/ui/removable-list'
import { Select } from '@/components/ui/select'
import { modes, type Mode } from '@/lib/recurring/turns'

type MemberFieldsProps = {
  members: PickedUser[]
  /** The first member has a field of their own. */
  isFirstFixed?: boolean
  mode: Mode
  error: string | undefined
  onMembers: (members: PickedUser[]) => void
  onMode: (mode: Mode) => void
}

/** The members of the task, who can be removed and added, and how they share it. */
export function MemberFields({ members, isFirstFixed = false, mode, error, onMembers, onMode }: MemberFieldsProps) {
  const t = useTranslations('recurring')
  return (
    <>
      <Field label={t('another')} error={error} className="col-span-2">
        {(control) => (
          <AddUserPicker
            {...control}
            added={members}
            onAdd={(user) => onMembers([...members, user])}
            placeholder={t('anotherPlaceholder')}
          />
        )}
      </Field>
      {members.length > (isFirstFixed ? 1 : 0) && (
        <RemovableList aria-label={t('members')} className="col-span-2 flex flex-wrap gap-2">
          {members.map((member, index) => {
            const isFixed = isFirstFixed && index === 0
            return (
              <li
                key={member.id}
                className={cn(
                  'flex min-h-11 items-center rounded-control bg-shade wrap-anywhere',
                  isFixed ? 'px-3' : 'pl-3',
                )}
              >
                {member.username}
                {!isFixed && (
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('removeMember', { user: member.username })}
                    onClick={() => onMembers(members.filter(({ id }) => id !== member.id))}
                  >
                    <X aria-hidden />
                  </Button>
                )}
              </li>
            )
          })}
        </RemovableList>
      )}
      {members.length > 1 && (
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
      )}
    </>
  )
}
