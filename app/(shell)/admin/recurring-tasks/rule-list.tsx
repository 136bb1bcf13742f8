'use client'

import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Banner } from '@/components/ui/banner'
import { Card, CardTitle } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import type { RuleView } from '@/lib/recurring/schema'
import { useAction } from '@/components/form/use-action'
import { deleteRuleAction, pauseRuleAction, resumeRuleAction } from './actions'
import { RuleItem } from './rule-item'

const words = messages.recurring

type RuleListProps = { rules: RuleView[]; isScheduled: boolean; onChanged: () => void }

/** The rules that go on by themselves, each with its pause, resume and delete. */
export function RuleList({ rules, isScheduled, onChanged }: RuleListProps) {
  const { busy, failure, run } = useAction()
  const [doomed, setDoomed] = useState<RuleView | null>(null)
  const failed = words.changeFailed

  function changed(title: string, description: string) {
    onChanged()
    notify.success({ title, description })
  }

  function pause({ id: ruleId }: RuleView) {
    run(() => pauseRuleAction({ ruleId }), {
      failed,
      done: () => changed(words.pausedTitle, words.pausedNotice),
    })
  }

  function resume({ id: ruleId }: RuleView) {
    run(() => resumeRuleAction({ ruleId }), {
      failed,
      done: ({ tasksAdded }) => changed(words.resumedTitle, words.resumedNotice(tasksAdded)),
    })
  }

  function remove({ id: ruleId, title, username }: RuleView) {
    run(() => deleteRuleAction({ ruleId }), {
      failed,
      done: () => {
        setDoomed(null)
        changed(words.deletedTitle, `${title}, ${username}`)
      },
    })
  }

  return (
    <Card className="max-sm:p-4">
      <CardTitle>{words.rules}</CardTitle>
      <p className="mt-1 text-muted">{rules.length > 0 ? words.rulesHint : words.noRulesHint}</p>
      {!isScheduled && (
        <Banner tone="ember" icon={<TriangleAlert aria-hidden />} className="mt-4">
          <p>{words.notScheduled}</p>
        </Banner>
      )}
      {rules.length > 0 && (
        <ul className="mt-4 divide-y">
          {rules.map((rule) => (
            <RuleItem
              key={rule.id}
              rule={rule}
              busy={busy}
              onPause={() => pause(rule)}
              onResume={() => resume(rule)}
              onDelete={() => setDoomed(rule)}
            />
          ))}
        </ul>
      )}
      {doomed && (
        <FormDialog
          destructive
          title={words.deleteTitle}
          description={words.deleteQuestion(doomed.title, doomed.username)}
          action={words.remove}
          busy={busy}
          failure={failure}
          effects={[words.deleteEffect]}
          onClose={() => setDoomed(null)}
          onSubmit={() => remove(doomed)}
        />
      )}
    </Card>
  )
}
