import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AddressSearch } from '@/components/form/address-search'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { administratorScope } from '@/lib/http/page'
import { managedTask } from '@/lib/tasks/managed'
import { browseAllTasks, listAssignees } from '@/lib/tasks/queries'
import { manageTasksSchema } from '@/lib/tasks/schema'
import { FamilyFirst } from '../family-first'
import { AssigneeFilter } from './assignee-filter'
import { ManageTasks } from './manage-tasks'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('manageTasks')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ManageTasksPage({ searchParams }: Props) {
  const t = await getTranslations('manageTasks')
  const [scope, { q, member, page, after, before }] = await Promise.all([administratorScope(), searchParams])
  const choice = manageTasksSchema.parse({ query: q, member, page, after, before })
  const [{ tasks, page: shown, ...paging }, assignees] = await Promise.all([
    browseAllTasks(scope, choice),
    listAssignees(scope),
  ])
  const { query, member: chosen } = choice
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
          keep={{ member: chosen }}
        />
        <AssigneeFilter assignees={assignees} chosen={chosen} query={query} />
        <ManageTasks
          key={`${query} ${chosen} ${shown}`}
          tasks={tasks.map((task) => managedTask(task, scope.now))}
          page={shown}
          {...paging}
          query={query}
          member={chosen}
          today={dayOf(scope.now, scope.timeZone)}
          timeZone={scope.timeZone}
        />
      </div>
    </ClientMessages>
  )
}
