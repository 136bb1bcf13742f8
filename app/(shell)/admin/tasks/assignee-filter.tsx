'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useOptimistic, useState, useTransition } from 'react'
import { chosenPath } from '@/components/paths/chosen-path'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Assignee } from '@/lib/tasks/managed/view'
import { filtersKept, type Filters } from './task-filters'

/** More assignees than this are hidden until the list is expanded. */
const maxShown = 10

type AssigneeFilterProps = { assignees: Assignee[]; filters: Filters }

/** One toggle button per member who has tasks; pressed, it limits the list to that member. */
export function AssigneeFilter({ assignees, filters }: AssigneeFilterProps) {
  const chosen = filters.member
  const t = useTranslations('manageTasks')
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [pressed, setPressed] = useOptimistic(chosen)
  const [isWhole, setWhole] = useState(false)
  if (assignees.length === 0) return null

  const isLong = assignees.length > maxShown + 1
  const shown = isLong && !isWhole ? assignees.filter(({ id }, at) => at < maxShown || id === chosen) : assignees

  function press(id: string) {
    const member = id === pressed ? '' : id
    startTransition(() => {
      setPressed(member)
      router.replace(chosenPath('/admin/tasks', filtersKept({ ...filters, member })), { scroll: false })
    })
  }

  return (
    <div className="mt-3">
      <div
        role="group"
        aria-label={t('filter')}
        aria-busy={isPending}
        className={cn(
          'flex gap-2 p-1',
          // On phones a single line that scrolls sideways leaves room for the tasks.
          isLong && isWhole
            ? 'max-h-64 flex-wrap overflow-y-auto'
            : 'sm:flex-wrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4',
        )}
      >
        {shown.map(({ id, username, avatar }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === pressed}
            onClick={() => press(id)}
            className={cn(
              'hairline inline-flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full py-1 pr-4 pl-1.5 font-medium transition-colors',
              id === pressed ? 'border-leaf bg-leaf text-on-leaf' : 'bg-card hover:bg-shade',
            )}
          >
            <Avatar username={username} src={avatar} className="size-8 text-base" />
            <span className="max-w-40 truncate" title={username}>
              {username}
            </span>
          </button>
        ))}
      </div>
      {isLong && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="mt-1">
          {isWhole ? t('showFewer') : t('showAll', { count: assignees.length })}
        </Button>
      )}
    </div>
  )
}
