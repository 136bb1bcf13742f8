import { CircleCheckBig, Clock, Hourglass, MessageSquareText, RotateCcw } from 'lucide-react'
import { Banner } from '@/components/ui/banner'
import { formatInstant } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning, isExpired, isPastDueDate } from '@/lib/tasks/status'

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
      {isExpired(task, now) ? (
        <Banner tone="stone" icon={<Hourglass aria-hidden />} title={messages.tasks.expired}>
          {task.expiresAt && <p>{formatInstant(task.expiresAt, timeZone)}</p>}
          {isEarning(task.status) && <p>{words.stillYours}</p>}
          {task.feedback && <p className="mt-2">{task.feedback}</p>}
        </Banner>
      ) : (
        <VerdictBanner task={task} />
      )}
    </div>
  )
}

function VerdictBanner({ task: { status, feedback } }: { task: TaskView }) {
  if (status === 'rejected') {
    return (
      <Banner tone="berry" icon={<RotateCcw aria-hidden />} title={words.rejectedBanner}>
        {feedback && <p className="mt-1">{feedback}</p>}
      </Banner>
    )
  }
  if (isEarning(status)) {
    return (
      <Banner tone="leaf" icon={<CircleCheckBig aria-hidden />} title={words.acceptedBanner}>
        {feedback && <p className="mt-1">{feedback}</p>}
      </Banner>
    )
  }
  return feedback ? (
    <Banner tone="sky" icon={<MessageSquareText aria-hidden />}>
      <p>{feedback}</p>
    </Banner>
  ) : null
}
