'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { GeneratorFields } from '@/components/recurring/generator-fields'
import { ruleChange, ruleFormOf, settledNumber, type EditedRule, type RuleForm } from '@/lib/recurring/form'
import { updateRuleSchema } from '@/lib/recurring/rule-schema'
import { updateRuleAction } from './actions'

export type EditRuleForm = RuleForm & { username: PickedUser | null; others: PickedUser[] }

type EditRuleDialogProps = {
  rule: EditedRule
  /** Of its members, in the order of their ids in the rule. */
  usernames: string[]
  /** What was typed and not saved. */
  kept: Kept<EditRuleForm>
  onClose: () => void
  onChanged: (rule: { title: string }) => void
}

/** Changes a rule for the tasks that it has yet to create. Escape keeps what was typed, Cancel discards it. */
export function EditRuleDialog({ rule, usernames, kept, onClose, onChanged }: EditRuleDialogProps) {
  const t = useTranslations('recurring')
  const [defaultValues] = useState<EditRuleForm>(() => {
    const [username = null, ...others] = rule.memberIds.map((id, index) => ({
      id,
      username: usernames[index] ?? '',
      avatar: null,
    }))
    return { ...ruleFormOf(rule), username, others }
  })
  const action = useAction()
  const { values, set, errorOf, submit, attempt } = useActionForm({
    schema: updateRuleSchema,
    defaultValues,
    kept,
    toInput: ({ username, others, ...form }: EditRuleForm) =>
      ruleChange(
        rule,
        form,
        [username, ...others].flatMap((member) => member?.id ?? []),
      ),
    alsoWrong: ({ username }: EditRuleForm) => ({ username: username ? null : t('usernameRequired') }),
    action,
    failed: t('changeFailed'),
  })

  function change(part: Partial<EditRuleForm>) {
    for (const [name, value] of Object.entries(part)) set(name as keyof EditRuleForm, value)
  }

  function save() {
    submit(
      (input) => updateRuleAction({ ...input, ruleId: rule.id }),
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
        user={values.username}
        others={values.others}
        form={values}
        errorOf={(field) => errorOf(field) ?? (field === 'others' ? errorOf('memberIds') : undefined)}
        onPick={(username) => change({ username, others: values.others.filter(({ id }) => id !== username?.id) })}
        onOthers={(others) => change({ others })}
        onChange={change}
        onLeave={(field) => {
          const settled = String(settledNumber(field, values[field]))
          if (settled !== values[field]) change({ [field]: settled })
        }}
      />
    </FormDialog>
  )
}
