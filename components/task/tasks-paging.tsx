import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { tasksPath, type TasksChoice } from '@/components/task/tasks-path'
import { Button } from '@/components/ui/button'

type TasksPagingProps = { choice: TasksChoice; pageCount: number }

/** The way to the pages before and after. */
export function TasksPaging({ choice, pageCount }: TasksPagingProps) {
  const { page } = choice
  return (
    <nav aria-label="Pages" className="flex items-center gap-2 sm:gap-3">
      {page > 1 && (
        <Button asChild variant="secondary">
          <Link href={tasksPath({ ...choice, page: page - 1 })} rel="prev">
            <ChevronLeft aria-hidden className="max-sm:hidden" />
            Previous
          </Link>
        </Button>
      )}
      <span className="whitespace-nowrap text-muted tabular-nums">
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <Button asChild variant="secondary">
          <Link href={tasksPath({ ...choice, page: page + 1 })} rel="next">
            Next
            <ChevronRight aria-hidden className="max-sm:hidden" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
