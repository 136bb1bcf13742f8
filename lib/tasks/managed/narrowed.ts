import type { ManageTasksChoice } from '@/lib/tasks/schema'

/** Whether tasks are searched or filtered by more than their member; such tasks are counted to a limit. */
export const isNarrowed = ({ query, status, week }: Pick<ManageTasksChoice, 'query' | 'status' | 'week'>): boolean =>
  query !== '' || status !== '' || week !== ''
