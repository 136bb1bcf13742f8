import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PauseNote } from '@/components/pauses/pause-note'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { endOfOwnPause } from '@/lib/pauses/queries'
import { taskView } from '@/lib/tasks/json'
import { browseTasks, type ListedTask } from '@/lib/tasks/queries'
import { taskListSchema } from '@/lib/tasks/schema'
import { stillOpenTasks } from '@/lib/tasks/still-open/queries'
import { TasksScreen } from './tasks-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tasks')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TasksPage({ searchParams }: Props) {
  const [scope, { tab, q, sort, page, after, before }] = await Promise.all([currentScope(), searchParams])
  const choice = taskListSchema.parse({ tab, query: q, sort, page, after, before })
  // A search, the past and later pages show only what was asked for.
  const isStart = choice.tab !== 'past' && choice.query === '' && choice.page === 1
  const [{ tasks, ...list }, earlier, endOfPause] = await Promise.all([
    browseTasks(scope, choice),
    isStart ? orLogged(stillOpenTasks(scope), [], 'tasks.fetchFailed') : [],
    orLogged(endOfOwnPause(scope), null, 'common.partFailed'),
  ])
  const view = (task: ListedTask) => taskView(task, scope.now, scope.viewer)
  return (
    <>
      <PauseNote end={endOfPause} />
      <TasksScreen
        tab={choice.tab}
        query={choice.query}
        sort={choice.sort}
        {...list}
        tasks={tasks.map(view)}
        earlier={earlier.map(view)}
        today={dayOf(scope.now, scope.timeZone)}
        timeZone={scope.timeZone}
        now={scope.now.toISOString()}
      />
    </>
  )
}
