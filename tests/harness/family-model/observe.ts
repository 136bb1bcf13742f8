import { db } from '@/lib/db'
import { dayOf } from '@/lib/calendar'
import { streakOn } from '@/lib/users/json'
import { findTask } from '@/lib/tasks/queries'
import { paris, testScope } from '../../fixtures/scope'
import type { Family } from './family'
import type { Observation, ObservedTask } from './observation'

const include = {
  appeals: { where: { state: 'open' } },
  reviewItem: true,
  decisions: { orderBy: { revision: 'asc' } },
  submissions: { orderBy: { sequence: 'asc' } },
} as const

/** What the database says the family looks like at that time, in ms. */
export async function observe(family: Family, now: number): Promise<Observation> {
  const numberOf = (id: string) => family.members.findIndex((member) => member.id === id)
  const memberId = { in: family.members.map(({ id }) => id) }
  const [users, rows, byTask, earned, spent, requests] = await Promise.all([
    db.user.findMany({ where: { id: memberId } }),
    db.task.findMany({ where: { assigneeId: memberId }, include }),
    db.pointEntry.groupBy({ by: ['taskId', 'memberId'], where: { kind: 'task' }, _sum: { amount: true } }),
    db.pointEntry.groupBy({ by: ['memberId'], _sum: { amount: true } }),
    db.rewardEntry.groupBy({ by: ['memberId'], _sum: { amount: true } }),
    db.rewardRequest.findMany({ where: { memberId } }),
  ])
  const tasks: [string, ObservedTask][] = []
  for (const [key, id] of family.tasks) {
    const row = rows.find((each) => each.id === id)
    if (!row) continue
    const { assigneeId, status, needsPerson, appeals, decisions, revision } = row
    const sums = byTask.filter((each) => each.taskId === id && each._sum.amount !== 0)
    const owner = family.members[numberOf(assigneeId)]!
    const newest = row.submissions.filter((each) => each.memberId === assigneeId).at(-1)
    const { expiresAt } =
      row.expiresAt === null ? row : await findTask(testScope(owner, new Date(now).toISOString()), id)
    tasks.push([
      key,
      {
        owner: numberOf(assigneeId),
        status,
        needsPerson,
        isAppealed: appeals.length === 1,
        isListed: row.reviewItem !== null,
        keptOpenUntil: row.keptOpenUntil?.getTime() ?? null,
        expiresAt: expiresAt?.getTime() ?? null,
        earned: Object.fromEntries(sums.map((each) => [numberOf(each.memberId), each._sum.amount ?? 0])),
        submissions: row.submissions.map((each) => ({
          key: family.keyOf(each.text),
          isConfirmed: each.confirmedAt !== null,
        })),
        applies: newest?.taskRevision === revision,
        lastDecision: decisions.filter((each) => each.memberId === assigneeId).at(-1)?.isAccepted ?? null,
      },
    ])
  }
  const today = dayOf(new Date(now), paris)
  const members = family.members.map(({ id }) => {
    const row = users.find((each) => each.id === id)!
    const sumOf = (sums: typeof earned | typeof spent) => sums.find((each) => each.memberId === id)?._sum.amount ?? 0
    const { points } = row
    return { points, ledger: sumOf(earned), balance: points + sumOf(spent), streak: streakOn(row, today) }
  })
  const states = [...family.requests].map(([key, id]) => [
    key,
    requests.find((each) => each.id === id)?.state ?? 'lost',
  ])
  return { members, tasks: Object.fromEntries(tasks), requests: Object.fromEntries(states) }
}
