'use client'

import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { FailureBanner } from '@/components/form/failure-banner'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Trial as TrialOutcome } from '@/lib/evaluation/trial'
import { messages } from '@/lib/messages'
import { useAction } from '@/components/form/use-action'
import { tryEvaluatorAction } from './actions'
import { TrialResult } from './trial-result'

const words = messages.evaluator

/** Has the example evaluated, and shows what came of it in place. */
export function Trial() {
  const [trial, setTrial] = useState<TrialOutcome | null>(null)
  const { busy, failure, run } = useAction()
  const start = () => {
    setTrial(null)
    run(() => tryEvaluatorAction(null), { failed: words.trialFailed, done: setTrial })
  }
  return (
    <div className="mt-4 space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={start} disabled={busy}>
          {busy ? <Spinner /> : <Gauge aria-hidden className="size-5" />}
          {busy ? words.trying : words.tryIt}
        </Button>
        <p className="text-sm text-muted">{words.tryHint}</p>
      </div>
      {failure && !busy && <FailureBanner failure={failure} />}
      <div aria-live="polite">{trial && !busy && <TrialResult trial={trial} />}</div>
    </div>
  )
}
