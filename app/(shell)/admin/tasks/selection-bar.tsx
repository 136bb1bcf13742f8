'use client'

import { Copy, Pencil, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

/** Hides the icons on the narrowest phones, so that the labels fit on one line. */
const narrow = 'max-[26rem]:hidden'

type SelectionBarProps = {
  count: number
  /** For which action the selected task is being fetched. */
  fetching: 'edit' | 'copy' | null
  onClear: () => void
  onEdit: () => void
  onCopy: () => void
  onDelete: () => void
}

/** The actions on the selected tasks; sticky while the list scrolls. */
export function SelectionBar({ count, fetching, onClear, onEdit, onCopy, onDelete }: SelectionBarProps) {
  const t = useTranslations('manageTasks')
  return (
    <div
      className={cn(
        '-mx-2 my-3 flex min-h-13 flex-wrap items-center gap-2 rounded-control px-2 py-1',
        count > 0 && 'sticky top-14 z-20 bg-shade md:top-0',
      )}
    >
      {count === 0 ? (
        <p className="text-muted">{t('selectPrompt')}</p>
      ) : (
        <>
          <Button variant="ghost" onClick={onClear}>
            <X aria-hidden className={narrow} />
            {t('clear')}
          </Button>
          {count === 1 && (
            <Button variant="secondary" busy={fetching === 'edit'} onClick={onEdit}>
              {fetching !== 'edit' && <Pencil aria-hidden className={narrow} />}
              {t('edit')}
            </Button>
          )}
          {count === 1 && (
            <Button variant="secondary" busy={fetching === 'copy'} onClick={onCopy}>
              {fetching !== 'copy' && <Copy aria-hidden className={narrow} />}
              {t('copy')}
            </Button>
          )}
          <Button variant="destructive" onClick={onDelete}>
            <Trash2 aria-hidden className={narrow} />
            {t('remove', { count })}
          </Button>
        </>
      )}
    </div>
  )
}
