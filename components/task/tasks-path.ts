export type TasksTab = 'upcoming' | 'today' | 'past'
export type TasksSort = 'newest' | 'oldest'
export type TasksChoice = { tab: TasksTab; query: string; sort: TasksSort; page: number }

/** The address of the tasks list as chosen; what is as usual is left out of it. */
export function tasksPath({ tab, query, sort, page }: TasksChoice): string {
  const params = new URLSearchParams()
  if (tab !== 'upcoming') params.set('tab', tab)
  if (query !== '') params.set('q', query)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '/dashboard/tasks' : `/dashboard/tasks?${params}`
}
