import { CircleCheckBig, Clock, Hourglass, MessageSquareText, RotateCcw } from 'lucide-react'
import { Banner } from '@/components/ui/banner'
import { formatInstant } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning, isExpired, isPastDueDate } from '@/lib/tasks/status'
import { Feedback } from './feedback'

const words = messages.submission

type StatusBannersProps = { task: TaskView; now: Date; timeZone: string }

/** What the task's status means for the one who is about to write. */
export function StatusBanners({ task, now, timeZone }: StatusBannersProps) {
  const isLate = !isEarning(task.status) && isPastDueDate(task, now, timeZone)
  return (
    <div className="space-y-3 empty:hidden">
      {isLate && (
        <Banner tone="ember" icon={<Clock aria-hidden />} title={words.pastDue}>
          <p>{task.expiresAt ? words.openUntil(formatInstant(task.expiresAt, timeZone)) : words.stillOpen}</p>
        </Banner>
      )}
      {isExpired(task, now) && !task.needsPerson ? (
        <ExpiredBanner task={task} timeZone={timeZone} />
      ) : (
        <VerdictBanner task={task} />
      )}
    </div>
  )
}

function ExpiredBanner({ task, timeZone }: Omit<StatusBannersProps, 'now'>) {
  const { status, expiresAt, feedback, feedbackLanguage } = task
  const when = expiresAt && formatInstant(expiresAt, timeZone)
  // What was accepted stays so: the good news comes before the end of the time.
  const isDone = isEarning(status)
  return (
    <Banner
      tone={isDone ? 'leaf' : 'stone'}
      icon={isDone ? <CircleCheckBig aria-hidden /> : <Hourglass aria-hidden />}
      title={isDone ? words.stillYours : messages.tasks.expired}
    >
      {isDone && <p>{messages.tasks.expired}</p>}
      {when && <p>{when}</p>}
      {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
    </Banner>
  )
}

function VerdictBanner({ task: { status, feedback, feedbackLanguage, needsPerson } }: { task: TaskView }) {
  if (needsPerson) {
    return (
      <Banner tone="sky" icon={<Hourglass aria-hidden />} title={words.needsPerson}>
        <p>{words.needsPersonAfter}</p>
        {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
      </Banner>
    )
  }
  if (status === 'rejected') {
    return (
      <Banner tone="berry" icon={<RotateCcw aria-hidden />} title={words.rejectedBanner}>
        {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
      </Banner>
    )
  }
  if (isEarning(status)) {
    return (
      <Banner tone="leaf" icon={<CircleCheckBig aria-hidden />} title={words.acceptedBanner}>
        {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
      </Banner>
    )
  }
  return feedback ? (
    <Banner tone="sky" icon={<MessageSquareText aria-hidden />}>
      <Feedback text={feedback} language={feedbackLanguage} />
    </Banner>
  ) : null
}
