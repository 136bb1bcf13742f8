import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { isForReading, type EvaluationView } from '@/lib/submissions/json'
import { ScoreRing } from './score-ring'

/** The verdict, the feedback and the score. A rejection shows the next step before the score. */
export function Verdict({ evaluation }: { evaluation: EvaluationView }) {
  const t = useTranslations('submission')
  const { score, isAccepted, isUnsure } = evaluation
  if (isUnsure) return <Unsure evaluation={evaluation} />
  const ring = <ScoreRing score={score} isAccepted={isAccepted} />
  return (
    <>
      {isAccepted && ring}
      <div className={isAccepted ? 'text-center' : undefined}>
        <Badge tone={isAccepted ? 'leaf' : 'berry'}>{isAccepted ? t('accepted') : t('needsWork')}</Badge>
        <DialogTitle className="mt-3 text-2xl">{isAccepted ? t('wellDone') : t('almost')}</DialogTitle>
        <Feedback evaluation={evaluation} />
        {isAccepted && <NextTime evaluation={evaluation} />}
      </div>
      {!isAccepted && ring}
    </>
  )
}

/** An undecided evaluation has no score. A text that was not evaluated is not called unclear. */
function Unsure({ evaluation }: { evaluation: EvaluationView }) {
  const t = useTranslations('submission')
  return (
    <div>
      <DialogTitle className="text-2xl">{isForReading(evaluation) ? t('kept') : t('unsure')}</DialogTitle>
      <Feedback evaluation={evaluation} />
    </div>
  )
}

/** What an accepted text left out, as a suggestion for the next time. */
function NextTime({ evaluation: { expectations } }: { evaluation: EvaluationView }) {
  const t = useTranslations('submission')
  const missing = expectations.filter(({ level }) => level === 'none').map(({ text }) => text)
  if (missing.length === 0) return null
  return <p className="mt-2 text-muted wrap-anywhere">{t('nextTime', { missing: missing.join(', ') })}</p>
}

function Feedback({ evaluation: { feedback, feedbackLanguage } }: { evaluation: EvaluationView }) {
  return (
    <DialogDescription lang={feedbackLanguage} className="mt-2 text-ink wrap-anywhere whitespace-pre-line">
      {feedback}
    </DialogDescription>
  )
}
