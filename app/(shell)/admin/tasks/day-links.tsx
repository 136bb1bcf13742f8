import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { chosenPath } from '@/components/paths/chosen-path'
import { Button } from '@/components/ui/button'
import { focusContent } from '@/components/layout/focus-content'
import { filtersKept, type Filters } from './task-filters'

export type Around = { previous: string | null; next: string | null; isStart: boolean }

type DayLinksProps = { label: string; around: Around; filters: Filters }

/** Links from the tasks shown to those of later and of earlier days, and back to today. */
export function DayLinks({ label, around, filters }: DayLinksProps) {
  const t = useTranslations('manageTasks')
  const { previous, next, isStart } = around
  if (!previous && !next && isStart) return null
  const path = (position: Record<string, string>) =>
    chosenPath('/admin/tasks', { ...filtersKept(filters), ...position })
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3">
      {previous && (
        <Button asChild variant="secondary" onClick={focusContent}>
          <Link href={path({ before: previous })}>{t('laterDays')}</Link>
        </Button>
      )}
      {!isStart && (
        <Button asChild variant="secondary" onClick={focusContent}>
          <Link href={path({})}>{t('backToToday')}</Link>
        </Button>
      )}
      {next && (
        <Button asChild variant="secondary" onClick={focusContent}>
          <Link href={path({ after: next })}>{t('earlierDays')}</Link>
        </Button>
      )}
    </nav>
  )
}
