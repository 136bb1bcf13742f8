import { chosenPath } from '@/components/layout/chosen-path'

export type TasksTab = 'upcoming' | 'today' | 'past'
export type TasksSort = 'newest' | 'oldest'
export type TasksChoice = { tab: TasksTab; query: string; sort: TasksSort; page: number }

/** What of the choice an address of the tasks list says: all but what is as usual. */
export function tasksKept({ tab, sort }: Pick<TasksChoice, 'tab' | 'sort'>): Record<string, string> {
  return { tab: tab === 'upcoming' ? '' : tab, sort: sort === 'newest' ? '' : sort }
}

/** The address of the tasks list as chosen; what is as usual is left out of it. */
export function tasksPath({ page, query, ...choice }: TasksChoice): string {
  return chosenPath('/dashboard/tasks', { ...tasksKept(choice), q: query, page: page > 1 ? page : '' })
}
