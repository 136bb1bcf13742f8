import Link from 'next/link'
import type { ReactNode } from 'react'
import { taskPath } from '@/components/task/task-path'
import { Button } from '@/components/ui/button'
import { formatInstant } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import type { TaskView } from '@/lib/tasks/json'

const words = messages.tasks

/** What a task's status leaves to say and to do. */
export function TaskCardFooter({ task, timeZone }: { task: TaskView; timeZone: string }) {
  const open = (label: string, variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant}>
      <Link href={taskPath(task.id)}>{label}</Link>
    </Button>
  )
  const expiry = task.expiresAt && <p className="text-muted">{formatInstant(task.expiresAt, timeZone)}</p>

  switch (task.status) {
    case 'pending':
      return <Footer>{open(words.submit, 'primary')}</Footer>
    case 'accepted':
    case 'completed':
      return (
        <Footer says={<p lang={languageOf(task)}>{task.feedback || words.acceptedFeedback}</p>}>
          {open(words.view, 'secondary')}
        </Footer>
      )
    case 'rejected':
      return (
        <Footer
          says={
            <>
              {task.needsPerson ? <Waiting /> : <Refused task={task} />}
              {task.isExpired && !task.needsPerson && <p className="mt-1 text-muted">{words.expiredHint}</p>}
            </>
          }
        >
          {task.needsPerson ? open(words.view, 'secondary') : !task.isExpired && open(words.revise, 'primary')}
        </Footer>
      )
    case 'expired':
      return (
        <Footer
          says={
            <>
              <p className="font-semibold">{words.timesUp}</p>
              <p>{words.expiredHint}</p>
              {expiry}
            </>
          }
        />
      )
  }
}

function Waiting() {
  return (
    <>
      <p className="font-semibold">{messages.submission.needsPerson}</p>
      <p>{messages.submission.needsPersonAfter}</p>
    </>
  )
}

/** Of the feedback; what is said without any is the screen's. */
const languageOf = ({ feedback, feedbackLanguage }: TaskView) => (feedback && feedbackLanguage) || undefined

function Refused({ task }: { task: TaskView }) {
  const { score, feedback } = task
  return (
    <>
      {score !== null && <p className="font-semibold text-berry-ink">{words.rejectedScore(score)}</p>}
      <p lang={languageOf(task)}>{feedback || words.rejectedFeedback}</p>
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
