import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { messageOf, translateMessage } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import {
  addedMessage,
  failedEntry,
  identityOf,
  planEntry,
  importError,
  type ImportResult,
  type PlannedTask,
} from '@/lib/imports/plan'
import { dataOf } from '@/lib/imports/reading'
import { checkEntries, type CheckedEntry } from '@/lib/imports/schema'
import { lockMembers } from '@/lib/points/ledger'
import { settleTaskDays } from '@/lib/points/task-days'
import type { Scope } from '@/lib/scope'
import { usernameKey } from '@/lib/users/username'

/** Tasks for one member, and the recurring rule they come from, if any. */
export type Batch = { assigneeId: string; tasks: readonly PlannedTask[]; recurringRuleId?: string }

/** Imports a text as `importTasks` does its data. Throws an AppError invalid when it cannot be read. */
export async function importText(scope: Scope, text: string): Promise<ImportResult[]> {
  authorize(scope.viewer, 'task:manage') // before the text is read, which may take long
  const data = dataOf(text)
  if (data === undefined) throw new AppError('invalid', messageOf('imports.invalidJson'))
  return importTasks(scope, data)
}

/**
 * Imports tasks for several users; administrators only. Each entry is all-or-nothing and yields one result: an invalid
 * entry, or one for an unknown user, does not affect the others, and tasks imported before are not added again. Throws
 * AppError invalid when the data is not an array, too_large past 1,000 tasks. `alsoDo` runs in the same transaction
 * with the ids of the tasks that were added.
 */
export async function importTasks(
  scope: Scope,
  data: unknown,
  alsoDo?: (tx: Database, taskIds: readonly string[]) => Promise<void>,
): Promise<ImportResult[]> {
  authorize(scope.viewer, 'task:manage')
  const entries = checkEntries(data, scope.timeZone)
  if (!entries) throw new AppError('invalid', messageOf('imports.notArray'))
  const rejection = importError(entries)
  if (rejection) throw new AppError('too_large', rejection)

  const usersByKey = await findUsers(entries)
  const results = await db.$transaction(async (tx) => {
    const locked = new Set(await lockMembers(tx, [...usersByKey.values()]))
    await requireStillViewer(tx, scope)
    const assigneeOf = ({ user, error }: CheckedEntry) => {
      const id = error || user === null ? undefined : usersByKey.get(usernameKey(user))
      return id !== undefined && locked.has(id) ? id : undefined
    }
    const batches = entries.map((entry) => {
      const assigneeId = assigneeOf(entry)
      return assigneeId === undefined ? null : { assigneeId, tasks: planEntry(entry, scope.timeZone) }
    })
    const valid = batches.filter((batch) => batch !== null)
    const added = await addTasks(tx, scope, valid)
    const tasks = added.flat().length
    if (tasks > 0) await recordActivity(tx, scope, { kind: 'tasks_imported', details: { tasks } })
    await alsoDo?.(tx, added.flat())
    const addedOf = new Map(valid.map((batch, at) => [batch, added[at]]))
    return entries.map((entry, index) => {
      const batch = batches[index]
      if (!batch) return failedEntry(entry.user, index, entry.error?.message ?? messageOf('imports.userNotFound'))
      const taskIds = addedOf.get(batch) ?? []
      const message = addedMessage(taskIds.length, batch.tasks.length - taskIds.length)
      return { user: entry.user ?? '', success: true, message, tasksAdded: taskIds.length, taskIds }
    })
  })
  const t = translatorOfAll(scope.locale)
  const translated = (text: string) => translateMessage(t, scope.locale, text)
  return results.map((result, index) => ({
    ...result,
    user: entries[index]?.user ?? translated(result.user),
    message: translated(result.message),
  }))
}

/**
 * Inserts the tasks of each batch that do not exist yet, in one statement, and returns the ids of those added. The
 * database enforces the uniqueness of each task's identity. The members must be locked.
 */
export async function addTasks(
  tx: Database,
  moment: Pick<Scope, 'now' | 'timeZone'>,
  batches: readonly Batch[],
): Promise<string[][]> {
  const keyed = batches.map((batch) => ({ ...batch, keys: keysOf(batch) }))
  const rows = keyed.flatMap(({ assigneeId, recurringRuleId, tasks, keys }) =>
    tasks.map((task, index) => ({
      ...task,
      expectations: [...task.expectations],
      date: toDate(task.date),
      assigneeId,
      recurringRuleId,
      importKey: keys[index],
    })),
  )
  if (rows.length === 0) return batches.map(() => [])
  const added = await tx.task.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true, importKey: true, assigneeId: true, date: true },
  })
  await settleTaskDays(tx, moment, added)
  const idByKey = new Map(added.map(({ id, importKey }) => [importKey, id]))
  return keyed.map(({ keys }) =>
    keys.flatMap((key) => {
      const id = idByKey.get(key)
      // The same task again counts as already existing.
      idByKey.delete(key)
      return id === undefined ? [] : [id]
    }),
  )
}

/** The days of each batch for which its task was added before, by import, generator or rule. */
export async function knownDays(tx: Database, batches: readonly Batch[]): Promise<ReadonlySet<Day>[]> {
  const keyed = batches.map((batch) => ({ ...batch, keys: keysOf(batch) }))
  const rows = await tx.$queryRaw<{ importKey: string }[]>`
    SELECT "importKey" FROM "Task" WHERE "importKey" = ANY(${keyed.flatMap(({ keys }) => keys)})`
  const known = new Set(rows.map(({ importKey }) => importKey))
  return keyed.map(
    ({ tasks, keys }) => new Set(tasks.flatMap(({ date }, at) => (known.has(keys[at] ?? '') ? [date] : []))),
  )
}

async function findUsers(entries: readonly CheckedEntry[]): Promise<Map<string, string>> {
  const keys = new Set(entries.flatMap(({ user }) => (user === null ? [] : [usernameKey(user)])))
  const users = await db.user.findMany({
    where: { usernameKey: { in: [...keys] } },
    select: { id: true, usernameKey: true },
  })
  return new Map(users.map((user) => [user.usernameKey, user.id]))
}

const keysOf = ({ assigneeId, tasks }: Batch) => tasks.map((task) => hashOf(identityOf(assigneeId, task)))
