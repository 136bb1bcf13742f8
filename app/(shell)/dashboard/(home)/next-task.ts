import type { TaskView } from '@/lib/tasks/json'

export type NextTask = { id: string; title: string }

/** The first task that the member can still work on: one of today, else one of earlier days. */
export function nextTask(today: readonly TaskView[], earlier: readonly TaskView[]): NextTask | null {
  const isOpen = ({ status, isExpired, needsPerson }: TaskView) =>
    !isExpired && !needsPerson && (status === 'pending' || status === 'rejected')
  const found = today.find(isOpen) ?? earlier.find(isOpen)
  return found ? { id: found.id, title: found.title } : null
}
