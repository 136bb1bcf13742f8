import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AllClearScene, NothingFoundScene } from '@/components/illustrations/scenes'
import { tasksPath, type TasksChoice } from '@/components/paths/tasks-path'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

const titles = { upcoming: 'noUpcoming', today: 'noToday', past: 'noPast' } as const

type TasksEmptyProps = { choice: TasksChoice }

/** An empty list, with the reason why it is empty. */
export function TasksEmpty({ choice }: TasksEmptyProps) {
  const t = useTranslations('tasks')
  return choice.query ? (
    <EmptyState scene={<NothingFoundScene />} title={t('noMatch')}>
      <p>{t('noMatchHint')}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link href={tasksPath({ ...choice, query: '' })} scroll={false}>
          {t('clearSearch')}
        </Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState scene={<AllClearScene />} title={t(titles[choice.tab])}>
      {t('empty')}
    </EmptyState>
  )
}
