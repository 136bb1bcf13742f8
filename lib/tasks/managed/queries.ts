import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { addDays, dayOf, toDay, type Day } from '@/lib/calendar'
import { readRows } from '@/lib/db'
import { readAround } from '@/lib/http/around'
import { readKeysetPage, type Position, type Seek } from '@/lib/http/keyset'
import { knownId, lowestId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import type { Assignee } from '@/lib/tasks/managed/view'
import { selectManaged, selectManagedCount, selectNearestDay, type ManagedTaskRow } from '@/lib/tasks/managed/rows'
import { positionOf } from '@/lib/tasks/list-rows'
import { isNarrowed } from './narrowed'
import type { ManageTasksChoice } from '@/lib/tasks/schema'
import { reasonNotToDecide } from '@/lib/tasks/decisions'
import { Prisma, type Decision } from '@/prisma/generated/client'

const managedTasksPerPage = 50

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
      read: (seek) => readRows<ManagedTaskRow>(selectManaged(scope, choice, seek)),
      positionOf,
    },
    choice,
    managedTasksPerPage,
  )
  return { ...page, tasks: rows.map(withAssignee) }
}

/**
 * The chosen tasks, newest day first, beginning with today's, or from a position in either direction. Without tasks of
 * today or earlier, begins with those of the nearest day. What is found is counted to a limit. Administrators only.
 */
export async function tasksAroundToday(scope: Scope, choice: ManageTasksChoice) {
  authorize(scope.viewer, 'task:manage')
  const list = {
    read: (seek: Seek) => readRows<ManagedTaskRow>(selectManaged(scope, choice, seek)),
    startBefore: async ({ at }: Position) => {
      const [row] = await readBatched<{ date: Day }>(scope, selectNearestDay(scope, choice, toDay(at)))
      return row ? beforeDay(row.date) : null
    },
    positionOf,
  }
  const [{ rows, ...part }, total] = await Promise.all([
    readAround(list, beforeDay(dayOf(scope.now, scope.timeZone)), choice, managedTasksPerPage),
    countManaged(scope, choice),
  ])
  return { ...part, total, tasks: rows.map(withAssignee) }
}

/** The position before all tasks of a day, newest day first. */
const beforeDay = (day: Day): Position => ({ at: addDays(day, 1), id: lowestId })

const withAssignee = ({ username, avatar, ...task }: ManagedTaskRow) => ({
  ...task,
  assignee: { id: task.assigneeId, username, avatar },
})

async function countManaged(scope: Scope, choice: ManageTasksChoice): Promise<number> {
  const [row] = await readBatched<{ count: number }>(scope, selectManagedCount(scope, choice))
  return row?.count ?? 0
}

/** The most members offered in the filter of Manage Tasks; others are found by search. */
const mostAssignees = 500

/** Every user with a task, by name; administrators only. */
export async function listAssignees(scope: Scope) {
  authorize(scope.viewer, 'task:manage')
  return readBatched<Assignee>(
    scope,
    Prisma.sql`SELECT u."id", u."username", u."avatar" FROM "User" u
      WHERE EXISTS (SELECT FROM "TaskCount" c WHERE c."memberId" = u."id" AND c."count" > 0)
      ORDER BY u."usernameKey" LIMIT ${mostAssignees}`,
  )
}

/** Most decisions shown on a task's page. */
const mostDecisions = 30

type DecisionRow = Omit<Decision, 'submissionId'> & { decider: string | null; member: string }

/** Administrators' decisions about a task, newest first; administrators only. */
export async function listDecisions(scope: Scope, taskId: string) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, 'tasks.notFound')
  const rows = await readBatched<JsonRow<DecisionRow>>(
    scope,
    Prisma.sql`SELECT d.*, a."username" AS "decider", m."username" AS "member" FROM "Decision" d
      JOIN "User" m ON m."id" = d."memberId" LEFT JOIN "User" a ON a."id" = d."deciderId"
      WHERE d."taskId" = ${id}::uuid ORDER BY d."revision" DESC LIMIT ${mostDecisions}`,
  )
  return rows.map(({ decider, member, ...row }) => ({
    ...withDates<Omit<Decision, 'submissionId'>>(row, ['decidedAt']),
    decider: decider === null ? null : { username: decider },
    member: { username: member },
  }))
}

/** Why the viewer may not decide about the task; null when they may. Administrators only. */
export async function findReasonNotToDecide(scope: Scope, task: { id: string; assigneeId: string }) {
  authorize(scope.viewer, 'task:manage')
  return reasonNotToDecide(scope, task)
}
