'use client'

import { Check, Hourglass, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { FailureBanner } from '@/components/form/failure-banner'
import { Field } from '@/components/form/field'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { messages } from '@/lib/messages'
import { longestDecisionReason } from '@/lib/tasks/schema'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { useAction } from '../../use-action'
import { decideTaskAction } from '../actions'

const words = messages.manageTasks

type DecisionFormProps = {
  taskId: string
  /** The response that is shown, as `responseHash` tells it. */
  read: string
  status: TaskStatus
  /** After a refusal the member confirmed another text that only a person accepts. */
  isWaiting: boolean
  points: number
  username: string
}

/** Overrides the verdict; each button says what it does to the points. */
export function DecisionForm({ taskId, read, status, isWaiting, points, username }: DecisionFormProps) {
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { busy, failure, run, refuse } = useAction()
  const isAccepted = isEarning(status)

  function decide(toAccept: boolean) {
    if (reason.trim() === '') return refuse(words.decisionFailed, 'reason', words.decisionRequired)
    setChosen(toAccept)
    run(() => decideTaskAction({ taskId, isAccepted: toAccept, reason, read }), {
      failed: words.decisionFailed,
      done: () => {
        setReason('')
        notify.success({ title: words.decisionSaved, description: words.decisionSavedHint(username) })
      },
    })
  }

  return (
    <Card>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <div className="space-y-1">
          <CardTitle>{words.decide}</CardTitle>
          <p className="text-muted wrap-anywhere">{words.decideHint(username)}</p>
        </div>
        {isWaiting && (
          <Banner tone="sky" icon={<Hourglass aria-hidden />} title={words.waiting(username)}>
            <p>{words.waitingHint}</p>
          </Banner>
        )}
        <Field label={words.decisionReason} error={failure?.fields?.reason?.[0]}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={reason}
              maxLength={longestDecisionReason}
              placeholder={words.decisionPlaceholder}
              onChange={(event) => setReason(event.target.value)}
              className="max-h-60"
            />
          )}
        </Field>
        {failure && !failure.fields?.reason && <FailureBanner failure={failure} />}
        <div className="grid gap-3">
          {!isAccepted && (
            <Button
              busy={busy && chosen === true}
              disabled={busy}
              onClick={() => decide(true)}
              className="py-2.5 text-left whitespace-normal"
            >
              {!(busy && chosen) && <Check aria-hidden />}
              {words.acceptFor(points)}
            </Button>
          )}
          {(status !== 'rejected' || isWaiting) && (
            <Button
              variant={isAccepted ? 'destructive' : 'secondary'}
              busy={busy && chosen === false}
              disabled={busy}
              onClick={() => decide(false)}
              className="py-2.5 text-left whitespace-normal"
            >
              {!(busy && chosen === false) && <RotateCcw aria-hidden />}
              {isAccepted ? words.rejectFor(points) : words.reject}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
