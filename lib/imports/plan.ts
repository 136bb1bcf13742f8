import { addDays, endOfDay, type Day } from '@/lib/calendar'
import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import { importLimits } from '@/lib/imports/limits'
import type { CheckedEntry, ImportTask } from '@/lib/imports/schema'
import type { Expectation } from '@/lib/tasks/expectations'
import { expiryInstant } from '@/lib/tasks/expiry'

/** A task as it will be created. */
export type PlannedTask = {
  readonly title: string
  readonly description: string
  readonly expectations: readonly Expectation[]
  readonly date: Day
  readonly expiresAt: Date
  readonly points: number
}

/** What became of one entry. */
export type ImportResult = { user: string; success: boolean; message: string; tasksAdded: number; taskIds: string[] }

/** How many days after its own a task is open when its entry does not say: as the prompt and the template have it. */
export const defaultExpiryDays = 1

/** The task with its last moment: an instant as it is, a day to its end in the family's zone. */
export function planTask({ expiresAt, ...task }: ImportTask, timeZone: string): PlannedTask {
  const given = expiryInstant(expiresAt, timeZone)
  return { ...task, expiresAt: given ?? endOfDay(addDays(task.date, defaultExpiryDays), timeZone) }
}

/** The tasks of an entry without fault. */
export function planEntry(entry: CheckedEntry, timeZone: string): PlannedTask[] {
  return entry.tasks.flatMap(({ task }) => (task ? [planTask(task, timeZone)] : []))
}

/**
 * What makes an imported task the same as one before, to be hashed: whose it is and all it says. Equal tasks
 * in one entry are meant as often as they are there, so each is told apart by how many came before it; the
 * same entry again tells them apart the same way. Tasks made by hand have no such identity and never clash.
 */
export function identities(assigneeId: string, tasks: readonly PlannedTask[]): string[] {
  const seen = new Map<string, number>()
  return tasks.map(({ date, title, description, expectations, expiresAt, points }) => {
    const told = expectations.map(({ text, isHidden }) => [text, isHidden])
    const parts = [assigneeId, date, title, description, expiresAt.toISOString(), points]
    // Tasks without expectations were hashed without them before there were any.
    const said = JSON.stringify(told.length > 0 ? [...parts, told] : parts)
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return `${said} ${before}`
  })
}

/** How many tasks the data holds. */
export function countTasks(entries: readonly CheckedEntry[]): number {
  return entries.reduce((count, entry) => count + entry.tasks.length, 0)
}

/** Why the call as a whole cannot be taken, or null. */
export function refusal(entries: readonly CheckedEntry[] | null): EncodedMessage | null {
  if (!entries) return messageOf('imports.notArray')
  const count = countTasks(entries)
  return count > importLimits.tasks ? messageOf('imports.tooManyTasks', { most: importLimits.tasks, count }) : null
}

/** What an entry whose tasks were added is told, not translated yet; `known` of them were there before. */
export function addedMessage(added: number, known: number): EncodedMessage {
  if (known === 0) return messageOf('imports.added', { count: added })
  return added === 0
    ? messageOf('imports.noneAdded', { known })
    : messageOf('imports.someAdded', { count: added, known })
}

/** The result of an entry of which nothing was imported, not translated yet. */
export function failure(user: string | null, index: number, message: EncodedMessage): ImportResult {
  return {
    user: user ?? messageOf('imports.namelessEntry', { number: index + 1 }),
    success: false,
    message,
    tasksAdded: 0,
    taskIds: [],
  }
}
