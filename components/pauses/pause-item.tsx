import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { mondayOf, type Day } from '@/lib/calendar'
import type { PauseView } from '@/lib/pauses/json'
import { mostPausedTasks } from '@/lib/pauses/limits'

type PauseItemProps = {
  pause: PauseView
  today: Day
  /** Its days in words. */
  days: string
  busy: boolean
  onDelete: () => void
}

/** A pause: its name, who has it, its days, and how to delete it. */
export function PauseItem({ pause, today, days, busy, onDelete }: PauseItemProps) {
  const t = useTranslations('pauses')
  const { name, memberId, username, from, isOver, openTasks } = pause
  const week = mondayOf(from > today ? from : today)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          {isOver && <Badge tone="stone">{t('over')}</Badge>}
        </div>
        <p className="mt-1 wrap-anywhere">
          {username ?? t('family')}, {days}
        </p>
        {openTasks > 0 && (
          <Link
            href={chosenPath('/admin/tasks', { member: memberId ?? '', status: 'pending', week })}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('openTasks', { count: openTasks, isMost: String(openTasks === mostPausedTasks) })}
          </Link>
        )}
      </div>
      <Button variant="secondary" disabled={busy} aria-label={t('removeOf', { name })} onClick={onDelete}>
        <Trash2 aria-hidden />
        {t('remove')}
      </Button>
    </li>
  )
}
