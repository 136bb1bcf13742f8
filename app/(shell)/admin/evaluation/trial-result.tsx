import { useTranslations } from 'next-intl'
import { CriteriaList } from '@/components/evaluation/criteria-list'
import { Badge } from '@/components/ui/badge'
import { evaluatorName } from '@/lib/evaluation/agreement'
import type { Trial } from '@/lib/evaluation/trial'

/** The evaluator's result for the example. */
export function TrialResult({ trial }: { trial: Trial }) {
  const t = useTranslations('evaluator')
  const { score, isAccepted, isUnsure, feedback, feedbackLanguage, criteria, milliseconds } = trial
  const [tone, verdict] = isUnsure
    ? (['gold', t('unsure')] as const)
    : isAccepted
      ? (['leaf', t('accepted')] as const)
      : (['berry', t('refused')] as const)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{verdict}</Badge>
        {!isUnsure && (
          <span className="figures text-xl font-bold">
            {score}
            <span className="text-base font-normal text-muted"> / 100</span>
          </span>
        )}
        <span className="basis-full text-sm wrap-anywhere text-muted">
          {t('by', { name: evaluatorName(trial.evaluator, t), version: trial.version })} ·{' '}
          {t('latency', { seconds: milliseconds / 1000 })}
        </span>
      </div>
      {!isAccepted && <p className="max-w-prose">{isUnsure ? t('unsureHint') : t('expected')}</p>}
      <p lang={feedbackLanguage} className="max-w-prose wrap-anywhere">
        {feedback}
      </p>
      <CriteriaList criteria={criteria} />
    </div>
  )
}
