'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { loadedLater } from '@/components/layout/use-loaded'
import { useIsOffline } from '@/components/offline/connection'
import { useEarlyText } from '@/components/form/use-early-text'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Textarea } from '@/components/ui/textarea'
import type { TaskView } from '@/lib/tasks/json'
import { shownFrom } from '@/lib/submissions/evaluations-left'
import { isEarning } from '@/lib/tasks/status'
import { isVisibleText } from '@/lib/text'
import type { MemberLevel } from '@/lib/users/level'
import { aboveBar, ActionBar } from './action-bar'
import { Dictate } from './dictation/dictate'
import { Evaluating } from './evaluating'
import type { ShownError } from './use-errors'
import type { Evaluated } from './use-evaluated'
import { isTooLong, LengthNote, lengthNoteId } from './length-note'
import { NextStep, nextStepId } from './next-step'
import { PassedText } from './passed-text'
import { ReadAloud } from './read-aloud-lazily'
import { SavedState } from './saved-state'
import { solutionId } from './solution-id'
import type { Solution } from './use-solution'

const SentenceStarters = loadedLater(() => import('./sentence-starters').then((module) => module.SentenceStarters))

type SolutionFormProps = {
  task: TaskView
  solution: Solution
  canSubmit: boolean
  activity: 'none' | 'saving' | 'evaluating' | 'reading'
  /** Null for a viewer who only reads. */
  aids: { level: MemberLevel; evaluationsLeft: number; allowsDictation: boolean } | null
  /** The evaluation that the member went back from, or has not confirmed yet. */
  evaluated: Evaluated | null
  /** Why the last attempt to save or submit failed. */
  error: ShownError | null
  onSave: () => void
  onSubmit: () => void
  /** Shows the result of an evaluation again. */
  onShow: (evaluated: Evaluated) => void
  /** What is shown below the text. */
  children?: ReactNode
}

/** The text field, and the actions in a bar that is sticky while any of them is available. */
export function SolutionForm(props: SolutionFormProps) {
  const t = useTranslations('submission')
  const tOffline = useTranslations('offline')
  const { task, solution, canSubmit, activity, evaluated, error, aids, onSave, onSubmit, onShow } = props
  const isIdle = activity === 'none'
  const isOverlong = canSubmit && isTooLong(solution.text)
  const evaluationsLeft = canSubmit && aids ? aids.evaluationsLeft : null
  // Submitting stays possible: a text with signs of danger is read even beyond the limit.
  const isUsedUp = evaluationsLeft === 0
  const isOffline = useIsOffline()
  const isBlocked = !canSubmit || !isVisibleText(solution.text) || !isIdle || isOverlong
  const isRefusedText = canSubmit && task.status === 'rejected' && isSameText(solution.text, task.response)
  // Only the text that was accepted can be confirmed.
  const passed = evaluated?.evaluation.isAccepted && evaluated.text === solution.text ? evaluated : null
  const toImprove = evaluated?.evaluation.isAccepted === false ? evaluated.evaluation : null
  const describedBy = passed || toImprove ? `${nextStepId} ${lengthNoteId}` : lengthNoteId
  const keepFocus = useKeptFocus(isIdle)
  const field = useRef<HTMLTextAreaElement>(null)
  // Unless this device restores a text.
  useEarlyText(field, () => solution.store.current().text === '')
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      <Card className={canSubmit ? aboveBar.sticky : aboveBar.resting}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="solution" className="text-xl">
            {canSubmit && isEarning(task.status) ? t('resubmit') : t('heading')}
          </h2>
          <ReadAloud text={solution.text} label={t('heading')} />
        </div>
        {toImprove && <NextStep evaluation={toImprove} />}
        {passed && <PassedText disabled={!isIdle} onShow={() => onShow(passed)} />}
        <Textarea
          ref={field}
          rows={12}
          id={solutionId}
          aria-labelledby="solution"
          aria-describedby={canSubmit ? describedBy : undefined}
          aria-invalid={isOverlong || undefined}
          value={solution.text}
          // Until hydration a field with a text is read-only, because React would reset what is typed into it.
          readOnly={!canSubmit || activity === 'evaluating' || (!isHydrated && solution.text !== '')}
          placeholder={canSubmit ? t('placeholder') : t('noSolution')}
          onChange={(event) => solution.store.edit(event.target.value)}
          // A read-only text takes only the height that it needs.
          className={cn('text-lg', canSubmit && 'min-h-90')}
        />
        {canSubmit && aids?.level === 'starting' && isIdle && (
          <SentenceStarters text={solution.text} onWrite={(text) => solution.store.edit(text)} />
        )}
        {canSubmit && aids?.allowsDictation && (isIdle || activity === 'saving') && <Dictate solution={solution} />}
        {canSubmit && <LengthNote text={solution.text} />}
        {evaluationsLeft !== null && !isUsedUp && evaluationsLeft <= shownFrom && (
          <p className="mt-3 text-muted">{t('checksLeft', { count: evaluationsLeft })}</p>
        )}
        {isRefusedText && !task.needsPerson && <p className="mt-3 text-muted">{t('unchanged')}</p>}
        {props.children}
      </Card>
      <ActionBar isSticky={canSubmit}>
        {isOffline && canSubmit && <p className="w-full text-muted">{tOffline('submitWaits')}</p>}
        {isUsedUp && (
          <p id={usedUpId} className="w-full text-muted">
            {t('checksLeft', { count: 0 })}
          </p>
        )}
        {error && activity !== 'reading' && <SubmissionError {...error} />}
        {activity === 'evaluating' ? (
          <Evaluating />
        ) : (
          <SavedState solution={solution} canSubmit={canSubmit} isSaving={activity === 'saving'} />
        )}
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
          <Button
            variant={isUsedUp ? 'primary' : 'secondary'}
            disabled={isBlocked || isOffline}
            busy={activity === 'saving'}
            onClick={(event) => {
              keepFocus(event)
              onSave()
            }}
          >
            {t('saveDraft')}
          </Button>
          <Button
            variant={isUsedUp ? 'secondary' : 'primary'}
            aria-describedby={isUsedUp ? usedUpId : undefined}
            disabled={isBlocked || isOffline}
            onClick={(event) => {
              keepFocus(event)
              onSubmit()
            }}
          >
            {task.status === 'rejected' ? t('resubmit') : t('submit')}
          </Button>
        </div>
      </ActionBar>
    </>
  )
}

const usedUpId = 'evaluations-used-up'

const isSameText = (text: string, other: string | null) => text.trim() !== '' && text.trim() === other?.trim()

/** Stays until the next attempt. Adds that the text is safe, unless the message already says so. */
function SubmissionError({ title, message }: ShownError) {
  const t = useTranslations('submission')
  return (
    <Banner tone="berry" title={title} className="w-full py-3">
      <p>{message}</p>
      {message !== t('keptHere') && <p>{t('textIsSafe')}</p>}
    </Banner>
  )
}

const never = () => () => {}

/** A button that is disabled while it works loses the focus; this restores it afterwards. */
function useKeptFocus(isIdle: boolean) {
  const pressed = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (!isIdle) return
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
    pressed.current = null
  }, [isIdle])
  return (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget
  }
}
