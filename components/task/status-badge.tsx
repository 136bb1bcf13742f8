import { Check, CheckCheck, Circle, Hourglass, RotateCcw, type LucideIcon } from 'lucide-react'
import { Badge, type Tone } from '@/components/ui/badge'
import { statusLabel, type TaskStatus } from '@/lib/tasks/status'

const looks: Record<TaskStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'sky', icon: Circle },
  accepted: { tone: 'leaf', icon: Check },
  completed: { tone: 'leaf', icon: CheckCheck },
  rejected: { tone: 'berry', icon: RotateCcw },
  expired: { tone: 'stone', icon: Hourglass },
}

/** A task's status: its colour, its sign and its word. */
export function StatusBadge({ status }: { status: TaskStatus }) {
  const { tone, icon: Icon } = looks[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {statusLabel(status)}
    </Badge>
  )
}
