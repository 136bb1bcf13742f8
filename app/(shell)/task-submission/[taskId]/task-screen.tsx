'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { AppealView } from '@/lib/appeals/json'
import type { TaskView } from '@/lib/tasks/json'
import { fetchTask } from './calls'
import type { PhotosBeside } from './photos'
import { TaskHeader } from './task-header'
import { TaskSubmission } from './task-submission'
import type { WritingAids } from './writing-aids'

type TaskScreenProps = {
  task: TaskView
  isCut: boolean
  appeal: AppealView
  now: string
  timeZone: string
  isOwn: boolean
  aids: WritingAids | null
  photos: PhotosBeside
}

/**
 * A task to work on. The page contains only the beginning of long texts: the rest is loaded before the text can be
 * edited. A task that is already displayed stays displayed when its text has become long.
 */
export function TaskScreen({ task, isCut, ...props }: TaskScreenProps) {
  const t = useTranslations('submission')
  const [shown, setShown] = useState(isCut ? null : task)
  const [seen, setSeen] = useState(task)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  if (seen !== task) {
    setSeen(task)
    if (!isCut) setShown(task)
  }

  useEffect(() => {
    if (!isCut) return
    const controller = new AbortController()
    fetchTask(t, task.id, controller.signal).then(setShown, (error: unknown) => {
      if (!controller.signal.aborted) setError(error instanceof Error ? error.message : t('loadFailed'))
    })
    return () => controller.abort()
  }, [t, task, isCut, attempt])

  if (shown) return <TaskSubmission task={shown} {...props} />
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <TaskHeader task={task} now={new Date(props.now)} timeZone={props.timeZone} />
      {error === null ? (
        <p role="status" className="text-muted">
          {t('loadingText')}
        </p>
      ) : (
        <Banner tone="berry" role="alert" title={t('fetchFailed')}>
          <p>{error}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => {
              setError(null)
              setAttempt(attempt + 1)
            }}
          >
            {t('tryAgain')}
          </Button>
        </Banner>
      )}
    </div>
  )
}
