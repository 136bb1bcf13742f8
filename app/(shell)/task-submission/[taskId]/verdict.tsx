import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { nextStepFirst } from '@/lib/evaluation/encouragement'
import { isForSafety, type ReceivedEvaluation } from '@/lib/submissions/json'
import { ReadAloud } from './read-aloud-lazily'
import { ScoreRing } from './score-ring'

/** The verdict, the feedback and the score. A rejection shows the next step before the score. */
export function Verdict({ evaluation }: { evaluation: ReceivedEvaluation }) {
  const t = useTranslations('submission')
  const { score, isAccepted, isUnsure, needsPerson } = evaluation
  if (isUnsure) return <Unsure evaluation={evaluation} />
  const ring = <ScoreRing score={score} isAccepted={isAccepted} />
  return (
    <>
      {isAccepted && ring}
      <div className={isAccepted ? 'text-center' : undefined}>
        {isAccepted && !needsPerson && <Badge tone="leaf">{t('accepted')}</Badge>}
        <DialogTitle className={isAccepted ? 'mt-3 text-2xl' : 'text-2xl'}>
          {isAccepted ? t(needsPerson ? 'looksDone' : 'wellDone') : t('almost')}
        </DialogTitle>
        <Feedback evaluation={evaluation} />
      </div>
      {!isAccepted && (
        <div className="text-center">
          {ring}
          <Badge tone="berry">{t('needsWork')}</Badge>
        </div>
      )}
    </>
  )
}

/** An undecided evaluation, without a score. Of a text that only a person reads nothing else is said. */
function Unsure({ evaluation }: { evaluation: ReceivedEvaluation }) {
  const t = useTranslations('submission')
  const { feedback, feedbackLanguage } = evaluation
  if (isForSafety(evaluation)) {
    return (
      <div>
        <DialogTitle lang={feedbackLanguage}>{feedback}</DialogTitle>
        <ReadAloud text={feedback} language={feedbackLanguage} label={t('feedback')} />
      </div>
    )
  }
  return (
    <div>
      <DialogTitle className="text-2xl">{t('unsure')}</DialogTitle>
      <Feedback evaluation={evaluation} />
    </div>
  )
}

function Feedback({ evaluation }: { evaluation: ReceivedEvaluation }) {
  const t = useTranslations('submission')
  const { feedback, feedbackLanguage, isAccepted, isUnsure } = evaluation
  const { step, rest } = nextStepFirst(feedback)
  const isRefused = !isAccepted && !isUnsure
  return (
    <>
      <DialogDescription
        lang={feedbackLanguage}
        className={cn('mt-2 text-ink wrap-anywhere whitespace-pre-line', isRefused && 'text-lg font-medium')}
      >
        {isRefused ? step : feedback}
      </DialogDescription>
      {isRefused && rest && (
        <p lang={feedbackLanguage} className="mt-2 text-muted">
          {rest}
        </p>
      )}
      <ReadAloud text={feedback} language={feedbackLanguage} label={t('feedback')} />
    </>
  )
}
