'use client'

import { Ellipsis, Flame, Pencil, Trash2, UserRound } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRef } from 'react'
import { userInDirectoryPath, userPath } from '@/components/paths/user-path'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { IntentLink } from '@/components/ui/intent-link'
import { TableCell, TableRow } from '@/components/ui/table'
import type { ManagedUserJson } from '@/lib/users/json'

export function actionsId(userId: string): string {
  return `actions-${userId}`
}

type UserRowProps = { user: ManagedUserJson; isViewer: boolean; onEdit: () => void; onDelete: () => void }

const figures = 'figures whitespace-nowrap @3xl:text-right'

/** A user, as a table row or, where there is no room for one, as a card. */
export function UserRow({ user, isViewer, onEdit, onDelete }: UserRowProps) {
  const t = useTranslations('manageUsers')
  const format = useFormatter()
  const { id, username, is_admin: isAdmin, avatar, points, streak } = user
  const chosen = useRef<(() => void) | null>(null)
  // Open the dialog after the menu has closed, because the closing menu would take the focus from the dialog.
  const act = (event: Event) => {
    if (!chosen.current) return
    event.preventDefault()
    chosen.current()
    chosen.current = null
  }
  return (
    <TableRow className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <TableCell className="min-w-0 basis-full pr-12 @3xl:pr-3">
        <IntentLink
          href={userInDirectoryPath(id)}
          className="flex min-h-11 items-center gap-3 rounded-control pr-2 font-semibold hover:underline"
        >
          <Avatar username={username} src={avatar} />
          <span className="min-w-0 wrap-anywhere">
            {username}
            {isViewer && <span className="font-normal text-muted"> {t('you')}</span>}
          </span>
        </IntentLink>
      </TableCell>
      <TableCell>
        <Badge tone={isAdmin ? 'leaf' : 'stone'}>{isAdmin ? t('admin') : t('member')}</Badge>
      </TableCell>
      <TableCell className={figures}>
        <span className="font-semibold">{format.number(points)}</span>
        <span className="ml-1 text-muted @3xl:sr-only">{t('pointsUnit', { count: points })}</span>
      </TableCell>
      <TableCell className={figures}>
        <span className="inline-flex items-baseline gap-1.5">
          <Flame aria-hidden className={cn('size-4 self-center', streak > 0 ? 'text-ember' : 'text-muted/60')} />
          <span className="font-semibold">{format.number(streak)}</span>
          <span className="text-muted @3xl:sr-only">{t('daysUnit', { count: streak })}</span>
        </span>
      </TableCell>
      <TableCell className="absolute top-4 right-3 text-right @3xl:static">
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button id={actionsId(id)} variant="ghost" size="icon" aria-label={t('actionsFor', { username })}>
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent onCloseAutoFocus={act}>
            <DropdownMenuItem asChild>
              <Link href={userPath(id)}>
                <UserRound aria-hidden />
                {t('viewProfile')}
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => (chosen.current = onEdit)}>
              <Pencil aria-hidden />
              {t('edit')}
            </DropdownMenuItem>
            {!isViewer && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuItem destructive onSelect={() => (chosen.current = onDelete)}>
                  <Trash2 aria-hidden />
                  {t('remove')}
                </DropdownMenuItem>
              </>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      </TableCell>
    </TableRow>
  )
}
