'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { celebrate } from '@/components/layout/celebrate'
import { loadedLater } from '@/components/layout/use-loaded'
import { setMoment } from '@/components/task/moment'
import type { DraftReply } from '@/components/task/save-draft'
import { useNow } from '@/components/task/use-now'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { reasonNotToAsk, type AppealView } from '@/lib/appeals/json'
import { dayOf } from '@/lib/calendar'
import { takesPhotos } from '@/lib/photos/limits'
import { isForSafety, type ConfirmationJson, type ReceivedEvaluation } from '@/lib/submissions/json'
import type { TaskView } from '@/lib/tasks/json'
import { closingTime, isEarning, isSubmittable } from '@/lib/tasks/status'
import { AskPerson } from './ask-person'
import { CallError, saveError } from './calls'
import { Checklist } from './checklist'
import { DebugPanel } from './debug-panel'
import { isDraftOf, offersReplaced } from './draft'
import type { PhotosBeside } from './photos'
import { focusOn } from './focus-on'
import { PhotosLater } from './photos-later'
import { ReadAloud } from './read-aloud-lazily'
import { RestoredBanner } from './restored-banner'
import { SessionEndedBanner } from './session-ended'
import { SolutionForm } from './solution-form'
import { StatusBanners } from './status-banners'
import { TaskHeader } from './task-header'
import { tellAsked, tellConfirmed } from './tell-confirmed'
import { useChecked } from './use-checked'
import { useErrors } from './use-errors'
import { useEvaluated } from './use-evaluated'
import type { Submitting } from './draft-store'
import { useEvaluation } from './use-evaluation'
import { useSolution } from './use-solution'
import { useTask } from './use-task'
import type { WritingAids } from './writing-aids'

const EvaluationDialog = whenNeeded(() => import('./evaluation-dialog').then((module) => module.EvaluationDialog))
const GoneBanner = whenNeeded(() => import('./gone-banner').then((module) => module.GoneBanner))
const OtherText = whenNeeded(() => import('./other-text').then((module) => module.OtherText))
const ReplacedText = loadedLater(() => import('./replaced-text').then((module) => module.ReplacedText))

type TaskSubmissionProps = {
  task: TaskView
  appeal: AppealView
  /** The time of the server's rendering, ISO 8601. */
  now: string
  timeZone: string
  /** Only the assignee can edit; an administrator can read. */
  isOwn: boolean
  /** Null for an administrator who reads. */
  aids: WritingAids | null
  photos: PhotosBeside
}

/** A task and its solution: editing, evaluation and confirmation. */
export function TaskSubmission(props: TaskSubmissionProps) {
  const { task: initial, appeal, now: rendered, timeZone, isOwn, aids, photos } = props
  const t = useTranslations('submission')
  const tAppeals = useTranslations('appeals')
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState('')
  const [evaluated, noteEvaluated] = useEvaluated(initial.id, isOwn, aids?.unconfirmed ?? null)

  const { isSignedOut, isGone, attempts, error, setError, notice, tell, tellBeside, recover } = useErrors()
  const { task, refresh } = useTask(initial, recover, notice)
  const now = useNow(rendered, closingTime(task)?.toISOString() ?? null)
  const canSubmit = isOwn && !isGone && isSubmittable(task, now)
  const solution = useSolution(initial, task, { isOwn, canSave: canSubmit, onReply: noticeReply })
  const { store } = solution
  const reasonNotTo = reasonNotToAsk(appeal)
  const checked = useChecked(aids, dayOf(now, timeZone))
  const { phase, ...evaluation } = useEvaluation(task.id, {
    during: store.during,
    onEvaluated: (given, text) => {
      checked.note(given)
      noteEvaluated(isForSafety(given) ? null : { text, evaluation: given })
    },
    onConfirmed: finish,
    onAsked: finishAsking,
    onError: tellFailure,
  })

  function tellFailure(failure: unknown, step?: Submitting) {
    tellBeside(failure)
    if (!(failure instanceof CallError) || !failure.isConflict) return
    // The task has changed since the screen was rendered, for example expired.
    void refresh().catch(notice)
    if (step === 'confirming') noteEvaluated(null)
  }

  function finish(confirmation: ConfirmationJson, text: string, given: ReceivedEvaluation) {
    store.submitted(text, confirmation.draftVersion)
    noteEvaluated(null)
    tellConfirmed(t, confirmation, given)
    if (confirmation.status === 'accepted') {
      const { pointsAwarded: points, bonusAwarded: bonus, streak } = confirmation
      setMoment({ memberId: task.assignedTo, points, bonus, streak })
      celebrate()
    }
    router.push('/dashboard')
  }

  function finishAsking(text: string) {
    store.submitted(text)
    noteEvaluated(null)
    tellAsked(tAppeals)
    router.push('/dashboard')
  }

  /** An automatic save that failed is repeated; it only shows what else has changed. */
  function noticeReply(reply: DraftReply) {
    const failure = saveError(t, reply)
    if (failure === null) return setError((shown) => (shown?.title === t('draftFailed') ? null : shown))
    notice(failure)
    if (failure instanceof CallError && failure.isConflict) void refresh().catch(notice)
  }

  async function save(how: () => Promise<DraftReply>) {
    setSaving(true)
    setError(null)
    const failure = saveError(t, await how())
    if (failure) tellFailure(failure)
    else notify.success({ title: t('draftSavedTitle'), description: t('draftSaved') })
    setSaving(false)
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
        <section aria-label={t('description')} className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">
          {task.description}
          <div className="text-base">
            <ReadAloud text={task.description} label={t('description')} />
          </div>
        </section>
      )}
      <Checklist expectations={task.expectations} checked={checked.expectations} isAccepted={isEarning(task.status)} />
      {isGone ? (
        <GoneBanner />
      ) : (
        <StatusBanners
          task={task}
          appeal={appeal}
          now={now}
          timeZone={timeZone}
          askPerson={
            <AskPerson
              taskId={task.id}
              reasonNotTo={reasonNotTo}
              message={message}
              onMessage={setMessage}
              during={store.during}
              onAsked={() => {
                focusOn('content')
                setMessage('')
                tellAsked(tAppeals)
              }}
            />
          }
        />
      )}
      {isSignedOut && <SessionEndedBanner taskId={task.id} attempts={attempts} />}
      <RestoredBanner solution={solution} />
      {solution.newer && (
        <OtherText
          title={t('newerText')}
          text={solution.newer.text}
          note={canSubmit ? t('submitsMine') : undefined}
          isBusy={isSaving}
          onKeep={() => void save(() => store.keepThis())}
          onTake={() => {
            setError(null)
            store.takeNewer()
          }}
        />
      )}
      {canSubmit && offersReplaced(solution, aids?.hasReplaced ?? false) && (
        <ReplacedText taskId={task.id} onTake={(text) => store.replace(text)} />
      )}
      <SolutionForm
        task={task}
        solution={solution}
        canSubmit={canSubmit}
        activity={activity}
        evaluated={canSubmit && !isReading ? evaluated : null}
        error={error}
        aids={aids && { ...aids, evaluationsLeft: checked.evaluationsLeft }}
        onSave={() => void save(() => store.save())}
        onSubmit={submit}
        onShow={({ text, evaluation: given }) => evaluation.show(text, given)}
      >
        <PhotosLater taskId={task.id} beside={photos} canChange={isOwn && !isGone && takesPhotos(task, now)} />
      </SolutionForm>
      <DebugPanel
        task={task}
        now={now}
        timeZone={timeZone}
        responseLength={solution.text.length}
        isDraftSaved={isDraftOf(task, solution)}
        refresh={() => refresh().catch(tell)}
      />
      {isReading && (
        <EvaluationDialog
          evaluation={phase.evaluation}
          isConfirming={phase.name === 'confirming'}
          isDone={isEarning(task.status)}
          error={error?.message ?? null}
          askPerson={(onToggle) => (
            <AskPerson
              taskId={task.id}
              reasonNotTo={reasonNotTo}
              disabled={phase.name === 'confirming'}
              message={message}
              onMessage={setMessage}
              during={store.during}
              onAsked={() => finishAsking(phase.text)}
              onToggle={onToggle}
            />
          )}
          takesMessage={reasonNotTo === null}
          message={message}
          onMessage={setMessage}
          onBack={evaluation.goBack}
          onConfirm={(said) => {
            setError(null)
            void evaluation.confirm(said)
          }}
        />
      )}
    </div>
  )
}
