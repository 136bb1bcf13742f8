import type { TaskStatus } from '@/lib/tasks/status'
import type { FamilyModel } from './model'

/** Everything that two orders of the same operations could leave different. Members are numbered. */
export type Observation = {
  members: { points: number; ledger: number; balance: number; streak: number }[]
  tasks: Record<string, ObservedTask>
  requests: Record<string, string>
}
export type ObservedTask = {
  owner: number
  status: TaskStatus
  needsPerson: boolean
  isAppealed: boolean
  isListed: boolean
  keptOpenUntil: number | null
  expiresAt: number | null
  /** What the ledger holds for the task, by member. */
  earned: Record<number, number>
  /** In the order of their evaluation. */
  submissions: { key: string; isConfirmed: boolean }[]
  /** Whether the owner's newest evaluation still applies. */
  applies: boolean
  /** The last decision of a person about the owner's work. */
  lastDecision: boolean | null
}

/** What the rules say the family looks like. */
export function expected(model: FamilyModel): Observation {
  const { oracle } = model
  const member = (who: number) => {
    const points = oracle.points(who)
    return { points, ledger: points, balance: model.balance(who), streak: oracle.streak(who) }
  }
  const tasks = [...model.tasks].filter(([, { task }]) => !task.deleted)
  return {
    members: [member(0), member(1)],
    tasks: Object.fromEntries(
      tasks.map(([key, { task, status, submissions }]): [string, ObservedTask] => {
        const lastDay = oracle.lastDay(task)
        return [
          key,
          {
            owner: task.owner,
            status,
            needsPerson: task.needsPerson,
            isAppealed: task.isAsked,
            isListed: oracle.waits(task),
            keptOpenUntil: task.keptUntil,
            expiresAt: lastDay === null ? null : model.endOf(lastDay),
            earned: task.earning && task.points > 0 ? { [task.owner]: task.points } : {},
            submissions: submissions.map(({ key: name, is }) => ({ key: name, isConfirmed: is.confirmed })),
            applies: submissions.filter(({ is }) => is.who === task.owner).at(-1)?.is.applies ?? false,
            lastDecision: task.lastDecision.get(task.owner) ?? null,
          },
        ]
      }),
    ),
    requests: Object.fromEntries([...model.requests].map(([key, { state }]) => [key, state])),
  }
}
