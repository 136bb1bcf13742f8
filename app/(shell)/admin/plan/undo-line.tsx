'use client'

import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import type { Undo } from '@/lib/planning/editing'

type UndoLineProps = { change: Undo; onUndo: () => void }

/** Says what the latest change took, and brings it back. */
export function UndoLine({ change, onUndo }: UndoLineProps) {
  const t = useTranslations('planning')
  const { kind, lost } = change
  // The bar that holds this line grows over the card whose button was pressed.
  useEffect(() => {
    document.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [change])
  const title = lost[0]?.title.trim() || t('untitled')
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="line-clamp-2 min-w-0 text-muted wrap-anywhere">
        {t(`lost.${kind === 'cleared' ? 'replaced' : kind}`, { title, others: lost.length - 1 })}
      </p>
      <Button variant="secondary" onClick={onUndo}>
        <Undo2 aria-hidden />
        {t('bringBack')}
      </Button>
    </div>
  )
}
