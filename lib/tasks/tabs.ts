/** The tabs of a member's task list. */
export const tasksTabs = ['upcoming', 'today', 'past'] as const
export type TasksTab = (typeof tasksTabs)[number]

export const tasksSorts = ['newest', 'oldest'] as const
export type TasksSort = (typeof tasksSorts)[number]

/** The default order: Upcoming begins with the nearest day, the other tabs with the latest. */
export const usualSort = (tab: TasksTab): TasksSort => (tab === 'upcoming' ? 'oldest' : 'newest')
