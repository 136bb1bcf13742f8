import type { TaskView } from '@/lib/tasks/json'
import { isStillOpen } from '@/lib/tasks/status'

export type NextTask = { id: string; title: string }

/** The first task that the member can still work on: one of today, else one of earlier days. */
export function nextTask(today: readonly TaskView[], earlier: readonly TaskView[]): NextTask | null {
  const isNext = (task: TaskView) => isStillOpen(task) && !task.needsPerson
  const found = today.find(isNext) ?? earlier.find(isNext)
  return found ? { id: found.id, title: found.title } : null
}
