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
  /** The confirmed text needs a review; until then its status must not look like a rejection. */
  needsPerson?: boolean
}

/** A task's status as a colour, an icon and a label. */
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
