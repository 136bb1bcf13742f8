'use client'

import { Gauge } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { Button } from '@/components/ui/button'
import type { Trial as TrialOutcome } from '@/lib/evaluation/trial'
import { useAction } from '@/components/form/use-action'
import { tryEvaluatorAction } from './actions'
import { TrialResult } from './trial-result'

/** Evaluates the example and shows the result in place. */
export function Trial() {
  const t = useTranslations('evaluator')
  const [trial, setTrial] = useState<TrialOutcome | null>(null)
  const { busy, error, run } = useAction()
  const start = () => {
    setTrial(null)
    run(() => tryEvaluatorAction(null), { failed: t('trialFailed'), done: setTrial })
  }
  return (
    <div className="mt-4 space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={start} busy={busy}>
          {!busy && <Gauge aria-hidden />}
          {busy ? t('trying') : t('tryIt')}
        </Button>
        <p className="text-base text-muted sm:text-sm">{t('tryHint')}</p>
      </div>
      {error && !busy && <ErrorBanner error={error} />}
      <div aria-live="polite">{trial && !busy && <TrialResult trial={trial} />}</div>
    </div>
  )
}
