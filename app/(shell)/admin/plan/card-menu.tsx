'use client'

import { Bookmark, Copy, Ellipsis, Sparkles, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { PlanMember } from '@/lib/planning/table'
import type { CardActions } from './plan-card'

type CardMenuProps = Pick<CardActions, 'onRegenerate' | 'onSave' | 'onCopy' | 'onRemove'> & {
  name: string
  others: PlanMember[]
  isBusy: boolean
}

/** The less frequent actions on a task of the plan. */
export function CardMenu({ name, others, isBusy, onRegenerate, onSave, onCopy, onRemove }: CardMenuProps) {
  const t = useTranslations('planning')
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('moreFor', { title: name })}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-h-80 overflow-y-auto">
        {onRegenerate && (
          <DropdownMenuItem disabled={isBusy} onSelect={onRegenerate}>
            <Sparkles aria-hidden />
            {t('regenerate')}
          </DropdownMenuItem>
        )}
        {onSave && (
          <DropdownMenuItem onSelect={onSave}>
            <Bookmark aria-hidden />
            {t('save')}
          </DropdownMenuItem>
        )}
        {others.map(({ id, username }) => (
          <DropdownMenuItem key={id} onSelect={() => onCopy(id)}>
            <Copy aria-hidden />
            {t('copyTo', { name: username })}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive onSelect={onRemove}>
          <Trash2 aria-hidden />
          {t('remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
