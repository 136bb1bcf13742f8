import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { PauseView } from '@/lib/pauses/json'

type PauseItemProps = {
  pause: PauseView
  /** Its days in words. */
  days: string
  busy: boolean
  onDelete: () => void
}

/** A pause: its name, who has it, its days, and how to delete it. */
export function PauseItem({ pause: { name, username, isOver }, days, busy, onDelete }: PauseItemProps) {
  const t = useTranslations('pauses')
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
      </div>
      <Button variant="secondary" disabled={busy} aria-label={t('removeOf', { name })} onClick={onDelete}>
        <Trash2 aria-hidden />
        {t('remove')}
      </Button>
    </li>
  )
}
