import { chosenPath } from '@/components/paths/chosen-path'
import { pageParameters } from '@/components/ui/page-choice'
import type { PageChoice } from '@/lib/http/keyset'
import { usualSort, type TasksSort, type TasksTab } from '@/lib/tasks/tabs'

export type TasksChoice = { tab: TasksTab; query: string; sort: TasksSort } & Partial<PageChoice>

/** The search parameters for the tab and the sort order; default values are omitted. */
export function tasksKept({ tab, sort }: Pick<TasksChoice, 'tab' | 'sort'>): Record<string, string> {
  return { tab: tab === 'upcoming' ? '' : tab, sort: sort === usualSort(tab) ? '' : sort }
}

/** The path of the tasks list with its search parameters; default values are omitted. */
export function tasksPath({ tab, sort, query, page = 1, ...position }: TasksChoice): string {
  return chosenPath('/dashboard/tasks', {
    ...tasksKept({ tab, sort }),
    q: query,
    ...pageParameters({ page, ...position }),
  })
}
