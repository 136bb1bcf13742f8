import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AddressSearch } from '@/components/form/address-search'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf, mondayOf } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { managedTask } from '@/lib/tasks/managed/view'
import type { Scope } from '@/lib/scope'
import { browseAllTasks, listAssignees, tasksAroundToday } from '@/lib/tasks/managed/queries'
import { manageTasksSchema, type ManageTasksChoice } from '@/lib/tasks/schema'
import { FamilyFirst } from '@/components/admin/family-first'
import { AssigneeFilter } from './assignee-filter'
import { ManageTasks } from './manage-tasks'
import { TaskFilters } from './task-filters'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manageTasks')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ManageTasksPage({ searchParams }: Props) {
  const t = await getTranslations('manageTasks')
  const [scope, { q, member, status, week, page, after, before }] = await Promise.all([
    administratorScope(),
    searchParams,
  ])
  const choice = manageTasksSchema.parse({ query: q, member, status, week, page, after, before })
  const { query } = choice
  const today = dayOf(scope.now, scope.timeZone)
  // What is searched for, or of another week, is listed from its newest day.
  const isAroundToday = !query && (!choice.week || choice.week === mondayOf(today)) && page === undefined
  const [{ tasks, total, paging }, assignees] = await Promise.all([
    isAroundToday ? aroundToday(scope, choice) : numbered(scope, choice),
    listAssignees(scope),
  ])
  const filters = { query, member: choice.member, status: choice.status, week: choice.week }
  return (
    <ClientMessages namespaces={['manageTasks', 'task', 'tasks', 'expectations']}>
      <div className="pb-20">
        <PageHeader title={t('heading')} />
        <FamilyFirst />
        <AddressSearch
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          path="/admin/tasks"
          query={query}
          keep={{ member: choice.member, status: choice.status, week: choice.week }}
        />
        <AssigneeFilter assignees={assignees} filters={filters} />
        <TaskFilters filters={filters} today={today} />
        <ManageTasks
          key={JSON.stringify([filters, page, after, before])}
          viewerId={scope.viewer.id}
          tasks={tasks.map((task) => managedTask(task, scope.now))}
          total={total}
          paging={paging}
          filters={filters}
          today={today}
          timeZone={scope.timeZone}
        />
      </div>
    </ClientMessages>
  )
}

/** Newest day first, but days after those that the list opens with begin with the nearest. */
async function aroundToday(scope: Scope, choice: ManageTasksChoice) {
  const { tasks, total, ...around } = await tasksAroundToday(scope, choice)
  return { tasks: choice.before ? tasks.toReversed() : tasks, total, paging: { around } }
}

async function numbered(scope: Scope, choice: ManageTasksChoice) {
  const { tasks, total, ...pages } = await browseAllTasks(scope, choice)
  return { tasks, total, paging: { pages } }
}
