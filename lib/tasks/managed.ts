import { fromDate, type Day } from '@/lib/calendar'
import { displayedStatus, type TaskStatus } from '@/lib/tasks/status'

/** Whoever a task is for, as far as a list shows them. */
export type Assignee = { id: string; username: string; avatar: string | null }

/** A task in the list of everybody's. */
export type ManagedTask = {
  id: string
  title: string
  /** Its beginning. */
  description: string
  date: Day
  status: TaskStatus
  points: number
  assignee: Assignee
  /** Something that was submitted for it deserves an administrator's look. */
  isSuspicious: boolean
  /** What was confirmed for it waits for an administrator. */
  needsPerson: boolean
}

type ManagedTaskRecord = Omit<ManagedTask, 'date'> & { date: Date; expiresAt: Date | null }

const shownOfDescription = 240

/** The database's task as a row of the list. */
export function managedTask({ expiresAt, ...task }: ManagedTaskRecord, now: Date): ManagedTask {
  const { id, title, description, date, points, assignee, isSuspicious, needsPerson } = task
  const status = displayedStatus({ status: task.status, expiresAt }, now)
  const beginning = description.slice(0, shownOfDescription).toWellFormed()
  const shown = { id, title, description: beginning, date: fromDate(date), status, points, assignee }
  return { ...shown, isSuspicious, needsPerson }
}
