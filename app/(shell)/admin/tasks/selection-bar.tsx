'use client'

import { Pencil, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

/** On the narrowest phones the words alone stand in one line. */
const narrow = 'max-[26rem]:hidden'

/** The id of the button that edits the one selected task. */
export const editButtonId = 'edit-selected'

type SelectionBarProps = {
  count: number
  isEditing: boolean
  onClear: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with the selected tasks; it stays in view while the list is scrolled. */
export function SelectionBar({ count, isEditing, onClear, onEdit, onDelete }: SelectionBarProps) {
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
            <Button id={editButtonId} variant="secondary" busy={isEditing} onClick={onEdit}>
              {!isEditing && <Pencil aria-hidden className={narrow} />}
              {t('edit')}
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
