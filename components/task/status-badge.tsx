import { Check, CheckCheck, Circle, Hourglass, RotateCcw, UserSearch, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import type { TaskStatus } from '@/lib/tasks/status'

const looks: Record<TaskStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'sky', icon: Circle },
  accepted: { tone: 'leaf', icon: Check },
  completed: { tone: 'leaf', icon: CheckCheck },
  rejected: { tone: 'berry', icon: RotateCcw },
  expired: { tone: 'stone', icon: Hourglass },
}
const waiting = { tone: 'sky', icon: UserSearch } as const

type StatusBadgeProps = {
  status: TaskStatus
  /** What was confirmed waits for a person: that is not a refusal, whatever the status says meanwhile. */
  needsPerson?: boolean
}

/** A task's status: its colour, its sign and its word. */
export function StatusBadge({ status, needsPerson = false }: StatusBadgeProps) {
  const t = useTranslations('task')
  const { tone, icon: Icon } = needsPerson ? waiting : looks[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {needsPerson ? t('waits') : t(`statuses.${status}`)}
    </Badge>
  )
}
