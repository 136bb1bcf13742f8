'use client'

import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { tasksPath, type TasksChoice } from '@/components/paths/tasks-path'
import { Button } from '@/components/ui/button'

type SortToggleProps = Pick<TasksChoice, 'tab' | 'query' | 'sort'> & {
  /** The name of the current sort order. */
  label: string
}

/** Shows the sort order and reverses it when pressed. */
export function SortToggle({ label, tab, query, sort }: SortToggleProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const isNewest = sort === 'newest'
  const Icon = isNewest ? ArrowDownWideNarrow : ArrowUpNarrowWide
  const other = tasksPath({ tab, query, sort: isNewest ? 'oldest' : 'newest' })
  return (
    <Button
      variant="secondary"
      busy={isPending}
      // The label wraps, so that it does not widen the card.
      className="max-w-full shrink py-2 text-left whitespace-normal"
      onClick={() => startTransition(() => router.replace(other, { scroll: false }))}
    >
      {!isPending && <Icon aria-hidden />}
      {label}
    </Button>
  )
}
