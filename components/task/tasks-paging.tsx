import { useTranslations } from 'next-intl'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { tasksPath, type TasksChoice } from '@/components/task/tasks-path'
import { Button } from '@/components/ui/button'

type TasksPagingProps = { choice: TasksChoice; pageCount: number }

/** The way to the pages before and after. */
export function TasksPaging({ choice, pageCount }: TasksPagingProps) {
  const t = useTranslations('common')
  const { page } = choice
  return (
    <nav aria-label={t('pages')} className="flex items-center gap-2 sm:gap-3">
      {page > 1 && (
        <Button asChild variant="secondary">
          <Link href={tasksPath({ ...choice, page: page - 1 })} rel="prev">
            <ChevronLeft aria-hidden className="max-sm:hidden" />
            {t('previous')}
          </Link>
        </Button>
      )}
      <span className="whitespace-nowrap text-muted tabular-nums">{t('pageOf', { page, pageCount })}</span>
      {page < pageCount && (
        <Button asChild variant="secondary">
          <Link href={tasksPath({ ...choice, page: page + 1 })} rel="next">
            {t('next')}
            <ChevronRight aria-hidden className="max-sm:hidden" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
