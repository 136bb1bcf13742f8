'use client'

import { useTranslations } from 'next-intl'
import { AddUserPicker } from '@/components/admin/add-user-picker'
import { Field } from '@/components/form/field'
import type { PlanMember } from '@/lib/planning/table'
import { ChoiceChip, ChoiceError } from './choice-chip'

type MemberChoiceProps = {
  members: readonly PlanMember[]
  /** There are more users than `members`. */
  hasMore: boolean
  chosen: ReadonlySet<string>
  error?: string
  onToggle: (id: string) => void
  onAdd: (member: PlanMember) => void
}

/** For whom to plan: a chip for each member, and a search in a family too large for chips. */
export function MemberChoice({ members, hasMore, chosen, error, onToggle, onAdd }: MemberChoiceProps) {
  const t = useTranslations('planning')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('members')}</legend>
      <div className="flex flex-wrap gap-2">
        {members.map(({ id, username }) => (
          <ChoiceChip key={id} isChosen={chosen.has(id)} onToggle={() => onToggle(id)}>
            {username}
          </ChoiceChip>
        ))}
      </div>
      <ChoiceError error={error} />
      {hasMore && (
        <Field label={t('moreMembers')} className="mt-3 max-w-sm">
          {(control) => <AddUserPicker {...control} onAdd={({ id, username }) => onAdd({ id, username })} />}
        </Field>
      )}
    </fieldset>
  )
}
