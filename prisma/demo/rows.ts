import { createHash } from 'node:crypto'
import { usernameKey } from '@/lib/users/username'

/*
 * Database rows as the application writes them. Derived columns are computed here, for the demo family and the tests'
 * fixtures alike.
 */

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function userRow<Data extends { username: string }>(data: Data) {
  return { usernameKey: usernameKey(data.username), ...data }
}

type EvaluatedTask = { id: string; assigneeId: string; title: string; description: string; revision?: number }

/** An evaluation of a text for a task without expectations, submitted by the assignee. */
export function submissionRow<Data extends { text: string }>(task: EvaluatedTask, data: Data) {
  return {
    taskId: task.id,
    memberId: task.assigneeId,
    textHash: sha256(data.text),
    subjectHash: sha256(JSON.stringify([task.title, task.description])),
    taskRevision: task.revision ?? 0,
    ...data,
  }
}

type AcceptedTask = { id: string; assigneeId: string; title: string; points: number }

/** The ledger entry of an accepted task; `day` is the family day for which it counts. */
export function awardRow({ id, assigneeId, title, points }: AcceptedTask, day: Date, createdAt: Date) {
  return {
    memberId: assigneeId,
    amount: points,
    kind: 'task' as const,
    key: `task:${id}:1`,
    taskId: id,
    title,
    day,
    createdAt,
  }
}
