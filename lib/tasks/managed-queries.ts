import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, dayOf, fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { readAround } from '@/lib/http/around'
import { readKeysetPage, type Position, type Seek } from '@/lib/http/keyset'
import type { Scope } from '@/lib/scope'
import {
  isNarrowed,
  selectHasLater,
  selectManaged,
  selectManagedCount,
  type ManagedTaskRow,
} from '@/lib/tasks/managed-rows'
import type { ManageTasksChoice } from '@/lib/tasks/schema'

export const managedTasksPerPage = 50

/**
 * One page of all tasks, newest day first, searched by task, member or status, and filtered; administrators only. What
 * is found is counted to a limit.
 */
export async function browseAllTasks(scope: Scope, choice: ManageTasksChoice) {
  authorize(scope.viewer, 'task:manage')
  const { rows, ...page } = await readKeysetPage(
    {
      count: () => countManaged(scope, choice),
      isCapped: isNarrowed(choice),
      read: (seek) => db.$queryRaw<ManagedTaskRow[]>(selectManaged(scope, choice, seek)),
      positionOf,
    },
    choice,
    managedTasksPerPage,
  )
  return { ...page, tasks: rows.map(withAssignee) }
}

/**
 * All tasks, or a member's, newest day first, beginning with today's, or from a position in either direction;
 * administrators only.
 */
export async function tasksAroundToday(scope: Scope, choice: ManageTasksChoice) {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const list = {
    read: (seek: Seek) => db.$queryRaw<ManagedTaskRow[]>(selectManaged(scope, choice, seek)),
    hasBefore: async () => {
      const [row] = await readBatched<{ isThere: boolean }>(scope, selectHasLater(choice.member, today))
      return row?.isThere ?? false
    },
    positionOf,
  }
  const [{ rows, ...part }, total] = await Promise.all([
    readAround(list, { at: addDays(today, 1), id: nilId }, choice, managedTasksPerPage),
    countManaged(scope, choice),
  ])
  return { ...part, total, tasks: rows.map(withAssignee) }
}

const positionOf = ({ date, id }: { date: Date; id: string }): Position => ({ at: fromDate(date), id })

/** Before every id of the same day. */
const nilId = '00000000-0000-0000-0000-000000000000'

const withAssignee = ({ username, avatar, ...task }: ManagedTaskRow) => ({
  ...task,
  assignee: { id: task.assigneeId, username, avatar },
})

async function countManaged(scope: Scope, choice: ManageTasksChoice): Promise<number> {
  const [row] = await readBatched<{ count: number }>(scope, selectManagedCount(scope, choice))
  return row?.count ?? 0
}
