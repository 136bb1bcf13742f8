import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TasksScreen } from '@/components/task/tasks-screen'
import { dayOf } from '@/lib/calendar'
import { currentScope } from '@/lib/http/page'
import { taskView } from '@/lib/tasks/json'
import { browseTasks } from '@/lib/tasks/queries'
import { taskListSchema } from '@/lib/tasks/schema'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tasks')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TasksPage({ searchParams }: Props) {
  const [scope, { tab, q, sort, page, after, before }] = await Promise.all([currentScope(), searchParams])
  const choice = taskListSchema.parse({ tab, query: q, sort, page, after, before })
  const { tasks, ...list } = await browseTasks(scope, choice)
  return (
    <TasksScreen
      tab={choice.tab}
      query={choice.query}
      sort={choice.sort}
      {...list}
      tasks={tasks.map((task) => taskView(task, scope.now, scope.viewer))}
      today={dayOf(scope.now, scope.timeZone)}
      timeZone={scope.timeZone}
      now={scope.now.toISOString()}
    />
  )
}
