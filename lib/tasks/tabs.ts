/** The tabs of a member's task list. */
export const tasksTabs = ['upcoming', 'today', 'past'] as const
export type TasksTab = (typeof tasksTabs)[number]

export const tasksSorts = ['newest', 'oldest'] as const
export type TasksSort = (typeof tasksSorts)[number]

/** The order of a tab until another one is chosen: what comes next is nearest to today, and so is what was last. */
export const usualSort = (tab: TasksTab): TasksSort => (tab === 'upcoming' ? 'oldest' : 'newest')
