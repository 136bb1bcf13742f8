import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CriteriaList } from '@/components/evaluation/criteria-list'
import { ExpectationList } from '@/components/evaluation/expectation-list'
import { LongText } from '@/components/task/long-text'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { beginningBytes, beginningOf } from '@/lib/beginning'
import { formatInstant } from '@/lib/i18n/format'
import { evaluatorName } from '@/lib/evaluation/agreement'
import type { SubmissionView } from '@/lib/submissions/record'
import { Suspicions } from './suspicions'

/** The limit for all texts of one page together, in bytes of HTML; the fewer texts, the longer each may be. */
const textsBytes = 100 * 1024

type EvaluationsProps = {
  title: string
  submissions: SubmissionView[]
  /** The submission whose text is shown above. */
  judgedId: string | undefined
  total: number
  timeZone: string
  children?: ReactNode
}

/** The submissions for a task with their evaluations, newest first. */
export function Evaluations({ title, submissions, judgedId, total, timeZone, children }: EvaluationsProps) {
  const t = useTranslations('manageTasks')
  const shownBytes = Math.min(beginningBytes, textsBytes / Math.max(1, submissions.length))
  return (
    <Card>
      <div className="flex items-center gap-3">
        <CardTitle>{title}</CardTitle>
        {total > 1 && <Badge>{total}</Badge>}
      </div>
      {total === 0 && <p className="mt-2 text-muted">{t('noEvaluations')}</p>}
      <ol className="divide-y">
        {submissions.map((submission) => (
          <Evaluation
            key={submission.id}
            submission={submission}
            isShownAbove={submission.isResponse || submission.id === judgedId}
            shownBytes={shownBytes}
            timeZone={timeZone}
          />
        ))}
      </ol>
      {children}
    </Card>
  )
}

type EvaluationProps = {
  submission: SubmissionView
  isShownAbove: boolean
  shownBytes: number
  timeZone: string
}

function Evaluation({ submission, isShownAbove, shownBytes, timeZone }: EvaluationProps) {
  const t = useTranslations('manageTasks')
  const locale = useLocale()
  const tEvaluator = useTranslations('evaluator')
  const tSubmission = useTranslations('submission')
  const {
    id,
    score,
    isAccepted,
    isUnsure,
    feedback,
    feedbackLanguage,
    reasoning,
    criteria,
    writtenBy,
    evaluator,
    evaluatedAt,
    confirmedAt,
  } = submission
  const isJudged = !isUnsure && criteria.length > 0
  return (
    <li className="space-y-4 py-5 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isUnsure ? 'sky' : isAccepted ? 'leaf' : 'berry'}>
          {isUnsure ? t('unsure') : isAccepted ? tSubmission('accepted') : tSubmission('needsWork')}
        </Badge>
        {!isUnsure && (
          <span className="figures text-xl font-bold">
            {score}
            <span className="text-base font-normal text-muted"> / 100</span>
          </span>
        )}
        <span className="text-muted">{formatInstant(evaluatedAt, timeZone, locale)}</span>
        <span className="basis-full text-sm wrap-anywhere text-muted">
          {writtenBy} · {t('evaluatedBy', { evaluator: evaluatorName(evaluator, tEvaluator) })} ·{' '}
          {confirmedAt ? t('confirmed', { moment: formatInstant(confirmedAt, timeZone, locale) }) : t('unconfirmed')}
        </span>
      </div>
      <Suspicions suspicions={submission.suspicions} />
      <Part title={t('submitted')}>
        {isShownAbove ? (
          <p className="text-muted italic">{t('shownAbove')}</p>
        ) : (
          <LongText
            beginning={beginningOf(submission.text, shownBytes)}
            source={{ kind: 'submission', submissionId: id }}
            className="max-w-prose"
          />
        )}
      </Part>
      <Part title={t('feedback')}>
        <p lang={feedbackLanguage} className="max-w-prose wrap-anywhere whitespace-pre-line">
          {feedback}
        </p>
      </Part>
      {isJudged && <ExpectationList expectations={submission.expectations} />}
      {isJudged && <CriteriaList criteria={criteria} />}
      {reasoning && (
        <Part title={tSubmission('reasoning')}>
          <p lang={feedbackLanguage} className="max-w-prose wrap-anywhere whitespace-pre-line text-muted">
            {reasoning}
          </p>
        </Part>
      )}
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      {children}
    </div>
  )
}
