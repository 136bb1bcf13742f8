import { addDays, type Day } from '@/lib/calendar'
import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import { importLimits } from '@/lib/imports/limits'
import type { CheckedEntry, CheckedTask, ImportTask } from '@/lib/imports/schema'
import type { Expectation } from '@/lib/tasks/expectations'
import { expiryInstant } from '@/lib/tasks/expiry'
import { usernameKey } from '@/lib/users/username'
import { endOfDay } from '@/lib/zoned-time'

/** A task to be created. */
export type PlannedTask = {
  readonly title: string
  readonly description: string
  readonly expectations: readonly Expectation[]
  readonly date: Day
  readonly expiresAt: Date
  readonly points: number
}

/** Result of one entry. */
export type ImportResult = { user: string; success: boolean; message: string; tasksAdded: number; taskIds: string[] }

/** Default number of days after its date that a task expires, as stated in the prompt and the template. */
export const importedExpiryDays = 1

/** The task with its expiry: an instant is used as it is, a day ends in the family's zone. */
export function planTask({ expiresAt, ...task }: ImportTask, timeZone: string): PlannedTask {
  const given = expiryInstant(expiresAt, timeZone)
  return { ...task, expiresAt: given ?? endOfDay(addDays(task.date, importedExpiryDays), timeZone) }
}

/** The tasks of a valid entry. */
export function planEntry(entry: CheckedEntry, timeZone: string): PlannedTask[] {
  return entry.tasks.flatMap(({ task }) => (task ? [planTask(task, timeZone)] : []))
}

/**
 * The identity of an imported task, to be hashed: its assignee and its content. Manually created tasks have other
 * identities or none, and never conflict.
 */
export function identityOf(
  assigneeId: string,
  { date, title, description, expectations, expiresAt, points }: PlannedTask,
): string {
  const stated = expectations.map(({ text, isHidden }) => [text, isHidden])
  const parts = [assigneeId, date, title, description, expiresAt.toISOString(), points]
  // Keeps the hashes of tasks without expectations from before expectations existed.
  const said = JSON.stringify(stated.length > 0 ? [...parts, stated] : parts)
  // Keeps the hashes from when equal tasks in one entry were counted from 0.
  return `${said} 0`
}

/** The tasks that repeat an earlier one for the same user, and so are not added. */
export function repeatedTasks(entries: readonly CheckedEntry[], timeZone: string): ReadonlySet<CheckedTask> {
  const seen = new Set<string>()
  const isRepeated = (user: string | null, task: ImportTask | null) => {
    if (!task) return false
    const identity = identityOf(usernameKey(user ?? ''), planTask(task, timeZone))
    const isSeen = seen.has(identity)
    seen.add(identity)
    return isSeen
  }
  const valid = entries.filter(({ error }) => !error)
  return new Set(valid.flatMap(({ user, tasks }) => tasks.filter(({ task }) => isRepeated(user, task))))
}

export function countTasks(entries: readonly CheckedEntry[]): number {
  return entries.reduce((count, entry) => count + entry.tasks.length, 0)
}

/** The error that rejects the whole import, or null. */
export function importError(entries: readonly CheckedEntry[]): EncodedMessage | null {
  // Each entry has a result, also one without tasks.
  const count = Math.max(countTasks(entries), entries.length)
  return count > importLimits.tasks ? messageOf('imports.tooManyTasks', { most: importLimits.tasks, count }) : null
}

/** The message for an entry whose tasks were added, untranslated; `known` of them existed before. */
export function addedMessage(added: number, known: number): EncodedMessage {
  if (known === 0) return messageOf('imports.added', { count: added })
  return added === 0
    ? messageOf('imports.noneAdded', { known })
    : messageOf('imports.someAdded', { count: added, known })
}

/** The result of an entry that was not imported, with an untranslated message. */
export function failedEntry(user: string | null, index: number, message: EncodedMessage): ImportResult {
  return {
    user: user ?? messageOf('imports.namelessEntry', { number: index + 1 }),
    success: false,
    message,
    tasksAdded: 0,
    taskIds: [],
  }
}
