import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import type { Viewer } from '@/lib/auth/policy'
import { addDays, dayOf } from '@/lib/calendar'
import { errorAnswerOf } from '@/lib/http/errors'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { pool } from '@/lib/pool'
import { askForReward, cancelRequest, decideRequest } from '@/lib/rewards/requests/commands'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { updateUser } from '@/lib/users/commands'
import { confirmationOf } from '../../fixtures/factories'
import { insert } from '../../fixtures/insert'
import { someReward, someUser } from '../../fixtures/rows'
import { paris, testScope } from '../../fixtures/scope'
import { endInParis } from '../calendar-oracle'
import type { Outcome } from './model'
import { rewards, type Operation } from './operations'

let families = 0

/** The family of the database, whose members act through the product's commands. */
export class Family {
  /** Ids in the database by key. */
  readonly tasks = new Map<string, string>()
  readonly requests = new Map<string, string>()
  private readonly pauses = new Map<string, string>()

  private constructor(
    private readonly administrator: Viewer,
    readonly members: readonly Viewer[],
    private readonly rewardIds: readonly string[],
    private readonly number: number,
  ) {}

  /** Replaces everybody in the database by an administrator and two members. */
  static async create(): Promise<Family> {
    await pool().query('DELETE FROM "Pause"; DELETE FROM "Reward"; DELETE FROM "User"')
    const people = [true, false, false].map((isAdmin) => someUser<{ username?: string; isAdmin: boolean }>({ isAdmin }))
    const ids = await insert(pool(), 'User', people)
    const viewers = people.map(({ username, isAdmin }, index): Viewer => {
      return { id: ids[index] as string, username, isAdmin, visibility: 'everyone' }
    })
    const offers = rewards.map((reward) => someReward(reward))
    const [administrator, ...members] = viewers as [Viewer, ...Viewer[]]
    return new Family(administrator, members, await insert(pool(), 'Reward', offers), (families += 1))
  }

  /** Throws whatever the product's doors would answer with a 5xx. */
  async run(operation: Operation, now: number): Promise<Outcome> {
    try {
      await this.perform(operation, new Date(now).toISOString())
      return 'done'
    } catch (error) {
      if (errorAnswerOf(error, { locale: 'en' }).status >= 500) throw error
      return 'refused'
    }
  }

  private textOf = (key: string, isAccepted: boolean) => `${isAccepted ? 'Good' : 'Poor'}${this.number}-${key}`

  /** The key of a submission by its text. */
  keyOf = (text: string) => text.split('-')[1] as string

  private async perform(operation: Operation, at: string): Promise<unknown> {
    const admin = testScope(this.administrator, at)
    const as = (who: number) => testScope(this.members[who] as Viewer, at)
    const idOf = (who: number) => (this.members[who] as Viewer).id
    switch (operation.kind) {
      case 'wait':
        return
      case 'adjust': {
        const { who, points } = operation
        return updateUser(admin, { userId: idOf(who), points, reason: 'A correction' })
      }
      case 'create': {
        const { key, who, points, status, isShort } = operation
        const [year, month, day] = dayOf(admin.now, paris).split('-').map(Number) as [number, number, number]
        const expiresAt = isShort ? endInParis({ year, month, day }) : null
        const fixed = { title: `Task ${key}`, description: '', expiresAt }
        const { id } = await createTask(admin, { ...fixed, assignedTo: idOf(who), points, status })
        return this.tasks.set(key, id)
      }
      case 'pause': {
        const from = addDays(dayOf(admin.now, paris), operation.from)
        const memberId = operation.whom === null ? null : idOf(operation.whom)
        const days = { from, to: addDays(from, operation.length - 1) }
        return this.pauses.set(operation.key, (await createPause(admin, { memberId, name: 'Rest', ...days })).id)
      }
      case 'unpause':
        return deletePause(admin, { pauseId: this.pauses.get(operation.pause) as string })
      case 'request': {
        const rewardId = this.rewardIds[operation.reward] as string
        return this.requests.set(operation.key, (await askForReward(as(operation.who), { rewardId })).id)
      }
      case 'cancel':
        return cancelRequest(as(operation.by), { requestId: this.requests.get(operation.request) as string })
      case 'give':
        return decideRequest(admin, { requestId: this.requests.get(operation.request) as string, isGiven: true })
      case 'decline': {
        const requestId = this.requests.get(operation.request) as string
        return decideRequest(admin, { requestId, isGiven: false, reason: 'Later.' })
      }
    }
    const taskId = this.tasks.get(operation.task) as string
    switch (operation.kind) {
      case 'submit':
        return submitSolution(as(operation.by), { taskId, text: this.textOf(operation.key, operation.isAccepted) })
      case 'confirm': {
        const { submission, isAccepted } = operation
        const evaluation = { taskId, text: this.textOf(submission, isAccepted), ...verdict(isAccepted) }
        return confirmSubmission(as(operation.by), confirmationOf(evaluation))
      }
      case 'appeal':
        return askPerson(as(operation.by), { taskId, message: '' })
      case 'withdraw':
        return withdrawAppeal(as(operation.by), { taskId })
      case 'decide':
        return decideTask(admin, { taskId, isAccepted: operation.isAccepted, reason: 'As I saw it' })
      case 'edit':
        return updateTask(admin, { taskId, points: operation.points, status: operation.status })
      case 'reassign':
        return updateTask(admin, { taskId, assignedTo: idOf(operation.who) })
      case 'delete':
        return deleteTask(admin, taskId)
    }
  }
}

/** The verdict that the evaluator of the test gives. */
export const verdict = (isAccepted: boolean) => ({ isAccepted, score: isAccepted ? 85 : 40 })
export const isGood = (text: string) => text.startsWith('Good')
