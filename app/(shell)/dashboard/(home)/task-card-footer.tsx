import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { taskPath } from '@/components/paths/task-path'
import { Button } from '@/components/ui/button'
import { leadingWithStep } from '@/lib/evaluation/encouragement'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import { formatInstant } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { closingTime } from '@/lib/tasks/status'

/** The part of a task card that depends on its status. */
export function TaskCardFooter({ task, timeZone }: { task: TaskView; timeZone: string }) {
  const t = useTranslations('tasks')
  const locale = useLocale()
  const open = (label: string, variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant}>
      <Link href={taskPath(task.id)}>{label}</Link>
    </Button>
  )
  const closing = closingTime(task)
  const expiry = closing && <p className="text-muted">{formatInstant(closing, timeZone, locale)}</p>

  switch (task.status) {
    case 'pending':
      return <Footer>{open(t('submit'), 'primary')}</Footer>
    case 'accepted':
    case 'completed':
      return (
        <Footer says={<p lang={languageOf(task)}>{task.feedback || t('acceptedFeedback')}</p>}>
          {open(t('view'), 'secondary')}
        </Footer>
      )
    case 'rejected':
      return (
        <Footer
          says={
            <>
              {task.needsPerson ? <Waiting task={task} /> : <Refused task={task} />}
              {task.isExpired && !task.needsPerson && <p className="mt-1 text-muted">{t('expiredHint')}</p>}
            </>
          }
        >
          {task.needsPerson ? open(t('view'), 'secondary') : !task.isExpired && open(t('revise'), 'primary')}
        </Footer>
      )
    case 'expired':
      return (
        <Footer
          says={
            <>
              <p className="font-semibold">{t('timesUp')}</p>
              <p>{t('expiredHint')}</p>
              {expiry}
            </>
          }
        />
      )
  }
}

function Waiting({ task }: { task: TaskView }) {
  const t = useTranslations('submission')
  if (isReadForSafety(task)) return <p lang={languageOf(task)}>{task.feedback}</p>
  return (
    <>
      <p className="font-semibold">{t('needsPerson')}</p>
      <p>{t('needsPersonAfter')}</p>
    </>
  )
}

/** The language of the feedback; undefined without feedback, because the placeholder is in the viewer's language. */
const languageOf = ({ feedback, feedbackLanguage }: TaskView) => (feedback && feedbackLanguage) || undefined

function Refused({ task }: { task: TaskView }) {
  const t = useTranslations('tasks')
  const { score, feedback } = task
  return (
    <>
      {score !== null && <p className="font-semibold text-berry-ink">{t('rejectedScore', { score })}</p>}
      <p lang={languageOf(task)}>{feedback ? leadingWithStep(feedback) : t('rejectedFeedback')}</p>
    </>
  )
}

function Footer({ says, children }: { says?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
      {says && <div className="max-w-prose min-w-0 flex-1 basis-56 wrap-anywhere">{says}</div>}
      {children}
    </div>
  )
}
