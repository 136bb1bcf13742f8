'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { GeneratorFields } from '@/components/recurring/generator-fields'
import { MemberFields } from '@/components/recurring/member-fields'
import { ruleChange, ruleFormOf, settledNumber, type EditedRule, type RuleForm } from '@/lib/recurring/form'
import type { RuleJson } from '@/lib/recurring/json'
import { updateRuleSchema } from '@/lib/recurring/rule-schema'
import { updateRuleAction } from './actions'

export type EditRuleForm = RuleForm & { memberIds: PickedUser[] }

export type EditRuleMember = Pick<PickedUser, 'id' | 'username'>

type EditRuleDialogProps = {
  rule: EditedRule
  /** In their order in the rule. */
  members: EditRuleMember[]
  /** What was typed and not saved. */
  kept: Kept<EditRuleForm>
  onClose: () => void
  onChanged: (rule: RuleJson) => void
}

/** Changes a rule for the tasks that it has yet to create. Escape keeps what was typed, Cancel discards it. */
export function EditRuleDialog({ rule, members, kept, onClose, onChanged }: EditRuleDialogProps) {
  const t = useTranslations('recurring')
  const [defaultValues] = useState<EditRuleForm>(() => ({
    ...ruleFormOf(rule),
    memberIds: members.map((member) => ({ ...member, avatar: null })),
  }))
  const action = useAction()
  const { values, set, errorOf, submit, attempt } = useActionForm({
    schema: updateRuleSchema,
    defaultValues,
    kept,
    toInput: ({ memberIds: chosen, ...form }: EditRuleForm) =>
      ruleChange(
        rule,
        form,
        chosen.map(({ id }) => id),
      ),
    action,
    failed: t('changeFailed'),
  })

  function change(part: Partial<EditRuleForm>) {
    for (const [name, value] of Object.entries(part)) set(name as keyof EditRuleForm, value)
  }

  function save() {
    submit(
      (input) => updateRuleAction({ ...input, ruleId: rule.id, membersRead: rule.memberIds }),
      (changed) => {
        onClose()
        onChanged(changed)
      },
    )
  }

  return (
    <FormDialog
      title={t('editTitle')}
      description={t('editHint')}
      action={t('save')}
      busy={action.busy}
      error={action.error}
      attempt={attempt}
      kept={kept}
      onClose={onClose}
      onSubmit={save}
    >
      <GeneratorFields
        members={
          <MemberFields
            members={values.memberIds}
            mode={values.mode}
            error={errorOf('memberIds')}
            onMembers={(next) => change({ memberIds: next })}
            onMode={(mode) => change({ mode })}
          />
        }
        form={values}
        errorOf={errorOf}
        onChange={change}
        onLeave={(field) => {
          const settled = String(settledNumber(field, values[field]))
          if (settled !== values[field]) change({ [field]: settled })
        }}
      />
    </FormDialog>
  )
}
