'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AddUserPicker } from '@/components/admin/add-user-picker'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import type { RewardMember } from '@/lib/rewards/form'

type MembersFieldProps = {
  isForEveryone: boolean
  members: RewardMember[]
  error?: string
  onEveryone: (isForEveryone: boolean) => void
  onMembers: (members: RewardMember[]) => void
}

/** Who may ask for the reward: everyone, or the members that were picked. */
export function MembersField({ isForEveryone, members, error, onEveryone, onMembers }: MembersFieldProps) {
  const t = useTranslations('manageRewards')
  const id = useId()

  return (
    <fieldset className="col-span-2 space-y-3">
      <div className="flex items-center gap-3">
        <Checkbox id={id} checked={isForEveryone} onChange={(event) => onEveryone(event.target.checked)} />
        <Label htmlFor={id}>{t('forEveryone')}</Label>
      </div>
      {!isForEveryone && (
        <>
          <Field label={t('members')} hint={t('membersHint')} error={error}>
            {(control) => (
              <AddUserPicker {...control} added={members} onAdd={(user) => onMembers([...members, user])} />
            )}
          </Field>
          {members.length > 0 && (
            <ul aria-label={t('members')} className="flex flex-wrap gap-2">
              {members.map((member) => (
                <li key={member.id}>
                  <Button
                    variant="secondary"
                    aria-label={t('removeMember', { username: member.username })}
                    onClick={() => onMembers(members.filter((other) => other.id !== member.id))}
                  >
                    {member.username}
                    <X aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </fieldset>
  )
}
