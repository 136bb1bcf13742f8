import { fromDate, type Day } from '@/lib/calendar'
import { displayedStatus, type TaskStatus } from '@/lib/tasks/status'

/** The assignee of a task, as shown in a list. */
export type Assignee = { id: string; username: string; avatar: string | null }

/** A task in the administrators' list. */
export type ManagedTask = {
  id: string
  title: string
  /** Beginning of the description. */
  description: string
  date: Day
  status: TaskStatus
  points: number
  assignee: Assignee
  /** A submission for it has suspicions that an administrator should check. */
  isSuspicious: boolean
  /** Its confirmed text waits for an administrator. */
  needsPerson: boolean
}

type ManagedTaskRecord = Omit<ManagedTask, 'date'> & { date: Date; expiresAt: Date | null }

const shownOfDescription = 240

/** Converts a row for the administrators' list. */
export function managedTask({ expiresAt, ...task }: ManagedTaskRecord, now: Date): ManagedTask {
  const { id, title, description, date, points, assignee, isSuspicious, needsPerson } = task
  const status = displayedStatus({ status: task.status, expiresAt }, now)
  const beginning = description.slice(0, shownOfDescription).toWellFormed()
  const shown = { id, title, description: beginning, date: fromDate(date), status, points, assignee }
  return { ...shown, isSuspicious, needsPerson }
}
