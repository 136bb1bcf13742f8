import { chosenPath } from '@/components/paths/chosen-path'

export type TasksTab = 'upcoming' | 'today' | 'past'
export type TasksSort = 'newest' | 'oldest'
export type TasksChoice = { tab: TasksTab; query: string; sort: TasksSort; page: number }

/** The search parameters for the tab and the sort order; default values are omitted. */
export function tasksKept({ tab, sort }: Pick<TasksChoice, 'tab' | 'sort'>): Record<string, string> {
  return { tab: tab === 'upcoming' ? '' : tab, sort: sort === 'newest' ? '' : sort }
}

/** The path of the tasks list with its search parameters; default values are omitted. */
export function tasksPath({ page, query, ...choice }: TasksChoice): string {
  return chosenPath('/dashboard/tasks', { ...tasksKept(choice), q: query, page: page > 1 ? page : '' })
}
