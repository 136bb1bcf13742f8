'use client'

import { TriangleAlert } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { Banner } from '@/components/ui/banner'
import { chosenPath } from '@/components/paths/chosen-path'
import { Card, CardTitle } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { Paging } from '@/components/ui/paging'
import type { RuleView } from '@/lib/recurring/schema'
import { useAction } from '@/components/form/use-action'
import { useKeptByKey } from '@/components/form/use-kept'
import { whenNeeded } from '@/components/ui/when-needed'
import { addDays } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import { ruleFormOf, type EditedRule } from '@/lib/recurring/form'
import type { RuleJson } from '@/lib/recurring/json'
import { deleteRuleAction, pauseRuleAction, resumeRuleAction } from './actions'
import type { EditRuleForm, EditRuleMember } from './edit-rule-dialog'
import { fetchRule } from './fetch-rule'
import { RuleItem } from './rule-item'

const EditRuleDialog = whenNeeded(() => import('./edit-rule-dialog').then((module) => module.EditRuleDialog))

type EditedMembersRule = { rule: EditedRule; members: EditRuleMember[] }

const namesOf = (members: RuleView['members']) => members.map(({ username }) => username)

/** The rule with the names of its members; null if the page does not know all of them. */
function withMembers(rule: EditedRule, known: RuleView['members']): EditedMembersRule | null {
  const members = rule.memberIds.flatMap((id) => known.find((member) => member.id === id) ?? [])
  return members.length === rule.memberIds.length ? { rule, members } : null
}

/** What the dialog begins with; the schedule changes other parts of a rule. */
const keyOf = (rule: EditedRule) => JSON.stringify([rule.id, rule.memberIds, ruleFormOf(rule)])

export type RuleListProps = {
  /** Those of the page. */
  rules: RuleView[]
  page: number
  pageCount: number
  isScheduled: boolean
  onChanged: () => void
}

/** The scheduled rules, each of which can be changed, paused, resumed and deleted. */
export function RuleList({ rules, page, pageCount, isScheduled, onChanged }: RuleListProps) {
  const t = useTranslations('recurring')
  const format = useFormatter()
  const locale = useLocale()
  const router = useRouter()
  const { busy, run } = useAction()
  const [pendingDeletion, setPendingDeletion] = useState<RuleView | null>(null)
  const [edited, setEdited] = useState<EditedMembersRule | null>(null)
  const [openingId, setOpeningId] = useState<string | null>(null)
  const [isOpening, startOpening] = useTransition()
  const keptOf = useKeptByKey<EditRuleForm>()

  function changed(title: string, description: string) {
    onChanged()
    notify.success({ title, description })
  }

  function edit({ id, members }: RuleView) {
    setOpeningId(id)
    startOpening(async () => {
      const found = await fetchRule(id, t('fetchFailed'))
      const named = 'rule' in found ? withMembers(found.rule, members) : null
      if (named) return setEdited(named)
      notify.destructive({
        title: t('changeFailed'),
        description: 'message' in found ? found.message : t('membersChanged'),
      })
      router.refresh()
    })
  }

  function noticeEdit({ title, isPaused, extendedTo }: RuleJson) {
    const day = formatDay(addDays(extendedTo, 1), locale)
    changed(t('updated'), isPaused ? t('updatedPaused', { title }) : t('updatedHint', { title, day }))
  }

  function pause({ id: ruleId }: RuleView) {
    run(() => pauseRuleAction({ ruleId }), {
      failed: t('changeFailed'),
      done: () => changed(t('pausedTitle'), t('pausedNotice')),
    })
  }

  function resume({ id: ruleId }: RuleView) {
    run(() => resumeRuleAction({ ruleId }), {
      failed: t('changeFailed'),
      done: ({ tasksAdded }) => changed(t('resumedTitle'), t('resumedNotice', { count: tasksAdded })),
    })
  }

  function remove({ id: ruleId, title, members }: RuleView) {
    const closeDialog = () => setPendingDeletion(null)
    run(() => deleteRuleAction({ ruleId }), {
      failed: t('deleteFailed'),
      // The notice says why, and the rule may have disappeared from the list.
      onError: closeDialog,
      done: () => {
        closeDialog()
        changed(t('deletedTitle'), `${title}, ${format.list(namesOf(members))}`)
      },
    })
  }

  return (
    <Card className="max-sm:p-4">
      <CardTitle>{t('rules')}</CardTitle>
      <p className="mt-1 text-muted">{rules.length > 0 ? t('rulesHint') : t('noRulesHint')}</p>
      {!isScheduled && (
        <Banner tone="ember" icon={<TriangleAlert aria-hidden />} className="mt-4">
          <p>{t('notScheduled')}</p>
        </Banner>
      )}
      {rules.length > 0 && (
        <ul className="mt-4 divide-y">
          {rules.map((rule) => (
            <RuleItem
              key={rule.id}
              rule={rule}
              busy={busy || isOpening}
              isOpening={isOpening && openingId === rule.id}
              onEdit={() => edit(rule)}
              onPause={() => pause(rule)}
              onResume={() => resume(rule)}
              onDelete={() => setPendingDeletion(rule)}
            />
          ))}
        </ul>
      )}
      <Paging
        label={t('rules')}
        page={page}
        pageCount={pageCount}
        href={(wanted) => chosenPath('/admin/recurring-tasks', { page: wanted })}
      />
      {edited && (
        <EditRuleDialog
          {...edited}
          kept={keptOf(keyOf(edited.rule))}
          onClose={() => setEdited(null)}
          onChanged={noticeEdit}
        />
      )}
      {pendingDeletion && (
        <FormDialog
          destructive
          title={t('deleteTitle')}
          description={t('deleteQuestion', {
            title: pendingDeletion.title,
            user: format.list(namesOf(pendingDeletion.members)),
          })}
          action={t('remove')}
          busy={busy}
          effects={[t('deleteEffect')]}
          onClose={() => setPendingDeletion(null)}
          onSubmit={() => remove(pendingDeletion)}
        />
      )}
    </Card>
  )
}
