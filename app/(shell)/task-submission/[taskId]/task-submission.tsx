'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { celebrate } from '@/components/layout/celebrate'
import { useNow } from '@/components/task/use-now'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import type { AppealView } from '@/lib/appeals/json'
import type { ConfirmationJson, EvaluationView } from '@/lib/submissions/json'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning, isSubmittable } from '@/lib/tasks/status'
import { AskPerson } from './ask-person'
import { CallError, saveDraft, SessionEnded } from './calls'
import { Checklist } from './checklist'
import { DebugPanel } from './debug-panel'
import { RestoredBanner } from './restored-banner'
import { SessionEndedBanner } from './session-ended'
import { SolutionForm, type ShownError } from './solution-form'
import { StatusBanners } from './status-banners'
import { TaskHeader } from './task-header'
import { tellAsked, tellConfirmed } from './tell-confirmed'
import { useEvaluation } from './use-evaluation'
import { useSolution } from './use-solution'
import { useTask } from './use-task'

const EvaluationDialog = whenNeeded(() => import('./evaluation-dialog').then((module) => module.EvaluationDialog))

type TaskSubmissionProps = {
  task: TaskView
  appeal: AppealView
  /** The time of the server's rendering, ISO 8601. */
  now: string
  timeZone: string
  /** Only the assignee can edit; an administrator can read. */
  isOwn: boolean
}

/** A task and its solution: editing, evaluation and confirmation. */
export function TaskSubmission({ task: initial, appeal, now: rendered, timeZone, isOwn }: TaskSubmissionProps) {
  const t = useTranslations('submission')
  const tCommon = useTranslations('common')
  const tAppeals = useTranslations('appeals')
  const router = useRouter()
  const [isSignedOut, setSignedOut] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ShownError | null>(null)

  const noticeSession = useCallback((error: unknown) => {
    if (error instanceof SessionEnded) setSignedOut(true)
  }, [])
  const { task, refresh } = useTask(
    initial,
    useCallback(() => setSignedOut(false), []),
    noticeSession,
  )
  const now = useNow(rendered, task.expiresAt)
  const solution = useSolution(initial, isOwn)
  const { phase, ...evaluation } = useEvaluation(task.id, { onConfirmed: finish, onError: tellBeside })

  function tell(error: unknown) {
    noticeSession(error)
    if (error instanceof CallError) notify.destructive({ title: error.title, description: error.message })
  }

  // Shown briefly as a toast, and next to the text for as long as it applies.
  function tellBeside(error: unknown) {
    tell(error)
    if (!(error instanceof CallError)) return
    setError({ title: error.title, message: error.message })
    // The task has changed since the screen was rendered, for example expired.
    if (error.isConflict) void refresh().catch(noticeSession)
  }

  function finish(confirmation: ConfirmationJson, text: string, given: EvaluationView) {
    solution.markSaved(text, 'submitted')
    tellConfirmed(t, confirmation, given)
    if (confirmation.status === 'accepted') celebrate()
    router.push('/dashboard')
  }

  function finishAsking(text: string) {
    solution.markSaved(text, 'submitted')
    tellAsked(tAppeals)
    router.push('/dashboard')
  }

  async function save() {
    setSaving(true)
    setError(null)
    try {
      await saveDraft({ t, tCommon }, task.id, solution.text)
      solution.markSaved(solution.text, 'draft')
      notify.success({ title: t('draftSavedTitle'), description: t('draftSaved') })
    } catch (error) {
      tellBeside(error)
    } finally {
      setSaving(false)
    }
  }

  function submit() {
    setError(null)
    void evaluation.submit(solution.text)
  }

  const isReading = phase.name === 'evaluated' || phase.name === 'confirming'
  const activity = isSaving ? 'saving' : phase.name === 'writing' ? 'none' : isReading ? 'reading' : 'evaluating'
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <TaskHeader task={task} now={now} timeZone={timeZone} />
      {task.description && (
        <section
          aria-label={t('description')}
          className="max-w-prose text-lg leading-7 wrap-anywhere whitespace-pre-line"
        >
          {task.description}
        </section>
      )}
      <Checklist expectations={task.expectations} isAccepted={isEarning(task.status)} />
      <StatusBanners task={task} appeal={appeal} now={now} timeZone={timeZone} />
      {isSignedOut && <SessionEndedBanner taskId={task.id} />}
      <RestoredBanner solution={solution} />
      <SolutionForm
        task={task}
        solution={solution}
        canSubmit={isOwn && isSubmittable(task, now)}
        activity={activity}
        error={error}
        onSave={save}
        onSubmit={submit}
      />
      <DebugPanel
        task={task}
        now={now}
        timeZone={timeZone}
        responseLength={solution.text.length}
        isDraftSaved={solution.isDraftSaved}
        refresh={() => refresh().catch(tell)}
      />
      {isReading && (
        <EvaluationDialog
          evaluation={phase.evaluation}
          isConfirming={phase.name === 'confirming'}
          error={error?.message ?? null}
          askPerson={
            <AskPerson
              taskId={task.id}
              disabled={phase.name === 'confirming'}
              onAsked={() => finishAsking(phase.text)}
            />
          }
          onBack={evaluation.goBack}
          onConfirm={() => {
            setError(null)
            void evaluation.confirm()
          }}
        />
      )}
    </div>
  )
}
