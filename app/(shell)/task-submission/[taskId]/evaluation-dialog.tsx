'use client'

import { Hourglass, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { isForSafety, type ReceivedEvaluation } from '@/lib/submissions/json'
import { isVisibleText } from '@/lib/text'
import { CriteriaList } from '@/components/evaluation/criteria-list'
import { ExpectationList } from '@/components/evaluation/expectation-list'
import { AppealMessage } from './appeal-message'
import { nextStepId } from './next-step'
import { solutionId } from './solution-id'
import { Verdict } from './verdict'

type EvaluationDialogProps = {
  evaluation: ReceivedEvaluation
  isConfirming: boolean
  /** Whether the task is accepted. */
  isDone: boolean
  /** Why confirming failed. */
  error: string | null
  /** The appeal form, for an evaluation that did not accept the text. */
  askPerson: (onToggle: (isOpen: boolean) => void) => ReactNode
  /** Whether an unsure evaluation can be confirmed with a message to the person who reads the text. */
  takesMessage: boolean
  message: string
  onMessage: (message: string) => void
  onBack: () => void
  onConfirm: (message: string) => void
}

/** The result of the evaluation, with the actions on it. */
export function EvaluationDialog(props: EvaluationDialogProps) {
  const t = useTranslations('submission')
  const { evaluation, isConfirming, isDone, error, askPerson, onMessage, onBack, onConfirm } = props
  const { isAccepted, isUnsure, reasoning, feedbackLanguage, criteria, cost, needsPerson } = evaluation
  const [isFormOpen, setFormOpen] = useState(false)
  const isJudged = !isUnsure && criteria.length > 0
  const isForReader = isForSafety(evaluation)
  const isConfirmFirst = isAccepted || isForReader
  const takesMessage = isUnsure && !isForReader && props.takesMessage
  const message = takesMessage ? props.message : ''
  const isConfirmPrimary = isConfirmFirst || isVisibleText(message)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isConfirming && onBack()}>
      <DialogContent
        tabIndex={-1}
        {...(isForReader && { 'aria-describedby': undefined })}
        // An accidental click outside the dialog must not discard the evaluation. The focus starts at the top.
        onInteractOutside={(event) => event.preventDefault()}
        // No trigger opened the dialog, so Radix does not know where to return the focus.
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(solutionId)?.focus()
          document.getElementById(nextStepId)?.scrollIntoView({ block: 'nearest' })
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
      >
        <div
          // Focusable, so that the keyboard can scroll it even if nothing inside takes the focus.
          role="region"
          aria-label={t('result')}
          tabIndex={0}
          className="min-h-0 flex-1 space-y-6 overflow-y-auto overscroll-contain p-5 sm:p-6"
        >
          <Verdict evaluation={evaluation} />
          {takesMessage && <AppealMessage message={message} disabled={isConfirming} onChange={onMessage} />}
          {/* An undecided evaluation has no meaningful expectations or scores. */}
          {isJudged && <ExpectationList expectations={evaluation.expectations} />}
          {isJudged && <CriteriaList criteria={criteria} />}
          {reasoning && !isUnsure && (
            <details className="rounded-control border px-4">
              <summary className="flex min-h-11 items-center font-medium">{t('reasoning')}</summary>
              <p lang={feedbackLanguage} className="pb-4 text-muted wrap-anywhere whitespace-pre-line">
                {reasoning}
              </p>
            </details>
          )}
          {evaluation.evaluator === 'built-in' && <p className="text-base text-muted sm:text-sm">{t('readByRules')}</p>}
        </div>
        <div className="max-h-[60dvh] shrink-0 space-y-4 overflow-y-auto border-t p-4">
          {error && (
            <Banner tone="berry" role="alert">
              <p>{error}</p>
            </Banner>
          )}
          {needsPerson && !isUnsure && (
            <Banner tone="sky" icon={<Hourglass aria-hidden />} title={t('needsPerson')}>
              <p>{t('needsPersonBefore')}</p>
            </Banner>
          )}
          {cost && (
            <Banner tone="ember" icon={<TriangleAlert aria-hidden />} title={t('atRiskTitle')} role="alert">
              <p>{t('atRisk', { points: cost.points })}</p>
              {cost.streak.to < cost.streak.from && (
                <p>{t('atRiskStreak', { from: cost.streak.from, to: cost.streak.to })}</p>
              )}
            </Banner>
          )}
          {/* Confirming an unsure evaluation already requests a review. */}
          {!isAccepted && !isUnsure && askPerson(setFormOpen)}
          <div
            className={cn('flex gap-3 sm:justify-end', isConfirmFirst ? 'max-sm:flex-col-reverse' : 'max-sm:flex-col')}
          >
            <Button
              // While the appeal form is open, its button is the primary one.
              variant={isConfirmPrimary || isFormOpen ? 'secondary' : 'primary'}
              disabled={isConfirming}
              onClick={onBack}
            >
              {t('goBack')}
            </Button>
            <Button
              variant={isConfirmPrimary ? 'primary' : 'secondary'}
              busy={isConfirming}
              // Telling costs nothing: an accepted solution stays, and the text is reported already.
              onClick={() => (isForReader && isDone ? onBack() : onConfirm(message))}
            >
              {isForReader ? t('done') : isUnsure ? t('askPerson') : t('confirm')}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
