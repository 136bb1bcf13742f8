'use client'

import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { tasksPath, type TasksChoice } from '@/components/task/tasks-path'
import { Button } from '@/components/ui/button'

/** Says how the list is sorted; pressed, it turns the order round. */
export function SortToggle({ tab, query, sort }: Omit<TasksChoice, 'page'>) {
  const t = useTranslations('tasks')
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const isNewest = sort === 'newest'
  const Icon = isNewest ? ArrowDownWideNarrow : ArrowUpNarrowWide
  const other = tasksPath({ tab, query, sort: isNewest ? 'oldest' : 'newest', page: 1 })
  return (
    <Button
      variant="secondary"
      aria-busy={isPending}
      // Its words break before the card does.
      className="max-w-full shrink text-left whitespace-normal"
      onClick={() => startTransition(() => router.replace(other, { scroll: false }))}
    >
      <Icon aria-hidden />
      {isNewest ? t('newestFirst') : t('oldestFirst')}
    </Button>
  )
}
