import { Pause, Play, Repeat, Trash2 } from 'lucide-react'
import { PointsBadge } from '@/components/task/points-badge'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import type { RuleView } from '@/lib/recurring/schema'

const words = messages.recurring

type RuleItemProps = {
  rule: RuleView
  busy: boolean
  onPause: () => void
  onResume: () => void
  onDelete: () => void
}

/** One rule: what it makes, for whom, how often and how far, and what can be done with it. */
export function RuleItem({ rule, busy, onPause, onResume, onDelete }: RuleItemProps) {
  const { title, username, interval, every, anchor, extendedTo, points, isPaused } = rule
  const label = (action: string) => words.actOn(action, title, username)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg wrap-anywhere">{title}</h3>
          <Badge tone={isPaused ? 'stone' : 'leaf'}>
            {isPaused ? <Pause aria-hidden /> : <Repeat aria-hidden />}
            {isPaused ? words.paused : words.active}
          </Badge>
          <PointsBadge points={points} />
        </div>
        <p className="mt-1 wrap-anywhere">
          {username}, {words.every[interval](every)} {words.since(formatDay(anchor))}
        </p>
        <p className="text-muted">{words.madeTo(formatDay(extendedTo))}</p>
      </div>
      <div className="flex gap-2">
        {isPaused ? (
          <Button variant="secondary" disabled={busy} aria-label={label(words.resume)} onClick={onResume}>
            <Play aria-hidden />
            {words.resume}
          </Button>
        ) : (
          <Button variant="secondary" disabled={busy} aria-label={label(words.pause)} onClick={onPause}>
            <Pause aria-hidden />
            {words.pause}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} aria-label={label(words.remove)} onClick={onDelete}>
          <Trash2 aria-hidden />
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
