import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AllClearScene, NothingFoundScene } from '@/components/illustrations/scenes'
import { tasksPath, type TasksChoice } from '@/components/task/tasks-path'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { messages } from '@/lib/messages'

const words = messages.tasks
// TODO i18n: tasks.noPast outside of a component or hook: take t as a parameter
// TODO i18n: tasks.noToday outside of a component or hook: take t as a parameter
// TODO i18n: tasks.noUpcoming outside of a component or hook: take t as a parameter
const titles = { upcoming: words.noUpcoming, today: words.noToday, past: words.noPast }

type TasksEmptyProps = { choice: TasksChoice }

/** An empty list, and why it is. */
export function TasksEmpty({ choice }: TasksEmptyProps) {
  const t = useTranslations('tasks')
  return choice.query ? (
    <EmptyState scene={<NothingFoundScene />} title={t('noMatch')}>
      <p>{t('noMatchHint')}</p>
      <Button asChild variant="secondary" className="mt-4">
        <Link href={tasksPath({ ...choice, query: '', page: 1 })} scroll={false}>
          {t('clearSearch')}
        </Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState scene={<AllClearScene />} title={titles[choice.tab]}>
      {t('empty')}
    </EmptyState>
  )
}
