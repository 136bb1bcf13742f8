import type { TaskStatus } from '@/lib/tasks/status'
import { endInParis, nextDay, type PlainDay } from '../calendar-oracle'
import {
  FamilyOracle,
  newOracleTask,
  type OracleBeginning,
  type OraclePause,
  type OracleSubmission,
  type OracleTask,
} from '../family-oracle'
import { rewards, type Choice, type Operation } from './operations'

type ModelTask = { task: OracleTask; status: TaskStatus; submissions: { key: string; is: OracleSubmission }[] }
type Request = { who: number; reward: number; state: 'open' | 'given' | 'declined' | 'cancelled' }
export type Outcome = 'done' | 'refused'
type Submit = Extract<Operation, { kind: 'submit' }>
/** An operation, or the beginning of an evaluation that is stored by a later one. */
export type Step = Operation | { kind: 'begin'; of: Submit }

const hourMs = 3_600_000
const isEarning = (status: TaskStatus) => status === 'accepted' || status === 'completed'

/** The rules of docs/rules.md, one operation after the other, in memory; points and streaks are FamilyOracle's. */
export class FamilyModel {
  readonly oracle: FamilyOracle
  readonly tasks = new Map<string, ModelTask>()
  readonly requests = new Map<string, Request>()
  readonly pauses = new Map<string, OraclePause>()
  private readonly evaluatedAt = new Map<OracleSubmission, number>()
  /** By key; null where the text was not evaluated. */
  private readonly begun = new Map<string, OracleBeginning | null>()
  now: number

  /** The family starts `hours` after the end of day 0, its eve. */
  constructor(
    private readonly eve: PlainDay,
    hours: number,
  ) {
    this.oracle = new FamilyOracle(2, (day) => this.endOf(day))
    this.now = this.endOf(0) + 1000 + hours * hourMs
    this.wait(0)
  }

  /** The time, in ms, of the last second of a day in Paris. */
  endOf(number: number): number {
    let day = this.eve
    for (let each = 0; each < number; each += 1) day = nextDay(day)
    return Date.parse(endInParis(day))
  }

  private wait(ms: number) {
    this.now += ms
    while (this.now >= this.endOf(this.oracle.today) + 1000) this.oracle.today += 1
  }

  balance(who: number): number {
    const requests = [...this.requests.values()].filter(({ who: caller }) => caller === who)
    const taken = requests.filter(({ state }) => state === 'open' || state === 'given')
    return taken.reduce((left, { reward }) => left - rewards[reward]!.cost, this.oracle.points(who))
  }

  /** What the choice means now; null when there is nothing that it could concern. */
  resolve(choice: Choice, key: string): Operation | null {
    if (choice.kind === 'adjust' || choice.kind === 'wait') return choice
    if (!('which' in choice)) return { ...choice, key }
    const { which, ...rest } = choice
    const nth = <K>(keys: K[]) => (keys.length === 0 ? undefined : keys[keys.length - 1 - (which % keys.length)])
    if (rest.kind === 'unpause') {
      const pause = nth([...this.pauses.keys()])
      return pause === undefined ? null : { ...rest, pause }
    }
    if (rest.kind === 'give' || rest.kind === 'decline' || rest.kind === 'cancel') {
      const request = nth([...this.requests.keys()])
      return request === undefined ? null : { ...rest, request, by: this.requests.get(request)!.who }
    }
    const task = nth([...this.tasks.keys()])
    if (task === undefined) return null
    const by = this.tasks.get(task)!.task.owner
    if (rest.kind === 'submit') return { ...rest, task, by, key }
    if (rest.kind !== 'confirm') return { ...rest, task, by }
    const own = this.tasks.get(task)!.submissions.filter(({ is }) => is.who === by)
    const submission = own.at(rest.isOlder ? -2 : -1)
    return submission
      ? { kind: 'confirm', task, by, submission: submission.key, isAccepted: submission.is.isAccepted }
      : null
  }

  private begin({ key, task, by }: Submit): Outcome {
    const found = this.tasks.get(task)
    const isOpen = found && !found.task.deleted && found.task.owner === by && !this.isExpired(found)
    this.begun.set(key, isOpen ? this.oracle.begin(found.task) : null)
    return 'done'
  }

  private isExpired({ status, task }: ModelTask): boolean {
    return status === 'expired' || this.oracle.isExpired(task, this.now)
  }

  apply(operation: Step): Outcome {
    switch (operation.kind) {
      case 'begin':
        return this.begin(operation.of)
      case 'wait':
        this.wait(operation.minutes * 60_000)
        return 'done'
      case 'adjust':
        this.oracle.setPoints(operation.who, operation.points)
        return 'done'
      case 'create':
        return this.create(operation)
      case 'pause': {
        const from = this.oracle.today + operation.from
        const pause = { who: operation.whom, from, to: from + operation.length - 1 }
        this.pauses.set(operation.key, pause)
        this.oracle.pauses.push(pause)
        this.reopen(pause)
        return 'done'
      }
      case 'unpause': {
        const pause = this.pauses.get(operation.pause)
        if (!pause) return 'refused'
        this.pauses.delete(operation.pause)
        this.oracle.pauses.splice(this.oracle.pauses.indexOf(pause), 1)
        return 'done'
      }
      case 'request': {
        const { who, reward, key } = operation
        const { cost, stock } = rewards[reward]!
        const taken = [...this.requests.values()].filter(
          (each) => each.reward === reward && (each.state === 'open' || each.state === 'given'),
        )
        if (this.balance(who) < cost || (stock !== null && taken.length >= stock)) return 'refused'
        this.requests.set(key, { who, reward, state: 'open' })
        return 'done'
      }
      case 'give':
      case 'decline':
      case 'cancel': {
        const request = this.requests.get(operation.request)
        if (request?.state !== 'open') return 'refused'
        request.state = ({ give: 'given', decline: 'declined', cancel: 'cancelled' } as const)[operation.kind]
        return 'done'
      }
      default: {
        const found = this.tasks.get(operation.task)
        return found && !found.task.deleted ? this.applyToTask(found, operation) : 'refused'
      }
    }
  }

  /** A task that expired, and that the new pause lets expire later than now, is open again. */
  private reopen({ who }: OraclePause) {
    for (const found of this.tasks.values()) {
      const { owner, lastDay } = found.task
      if (found.status !== 'expired' || lastDay === null || (who ?? owner) !== owner) continue
      const isOver = this.endOf(lastDay) < this.now
      if (isOver && this.endOf(this.oracle.lastDay(found.task)!) >= this.now) found.status = 'pending'
    }
  }

  private create({ key, who, points, status, isShort }: Extract<Operation, { kind: 'create' }>): Outcome {
    const { today } = this.oracle
    const task = newOracleTask(who, points, today, isShort ? today : null)
    this.tasks.set(key, { task, status, submissions: [] })
    this.oracle.tasks.push(task)
    if (status === 'rejected') this.oracle.say(task, false)
    this.oracle.settle(task, { earning: isEarning(status) })
    return 'done'
  }

  private applyToTask(found: ModelTask, operation: Extract<Operation, { task: string }>): Outcome {
    const { oracle, now } = this
    const { task } = found
    const isOwn = task.owner === operation.by
    const isExpired = this.isExpired(found)
    switch (operation.kind) {
      case 'submit': {
        if (!this.begun.has(operation.key)) this.begin(operation)
        const begun = this.begun.get(operation.key)
        if (!begun) return 'refused'
        const submission = oracle.submit(task, operation.isAccepted, begun)
        this.evaluatedAt.set(submission, now)
        found.submissions.push({ key: operation.key, is: submission })
        return 'done'
      }
      case 'confirm': {
        const submission = found.submissions.find(({ key }) => key === operation.submission)?.is
        if (!isOwn || !submission?.applies) return 'refused'
        if (submission.confirmed) return 'done'
        if (isExpired || this.isTooOld(submission)) return 'refused'
        found.status = oracle.confirm(task, submission).isAccepted ? 'accepted' : 'rejected'
        return 'done'
      }
      case 'appeal': {
        const submission = isOwn && oracle.askable(task, now, (each) => this.isTooOld(each))
        if (!submission) return 'refused'
        if (!submission.confirmed) found.status = 'rejected'
        oracle.ask(task, submission, now)
        return 'done'
      }
      case 'withdraw':
        if (!isOwn || !task.isAsked) return 'refused'
        oracle.answer(task)
        return 'done'
      case 'decide': {
        const { isAccepted } = operation
        const isKept = isAccepted ? task.earning : found.status === 'rejected' && !task.needsPerson
        if (isKept && !oracle.canKeep(task)) return 'refused'
        if (!isKept) found.status = isAccepted ? 'accepted' : 'rejected'
        oracle.decide(task, isAccepted)
        return 'done'
      }
      case 'edit': {
        const { points, status } = operation
        const earning = isEarning(status)
        if (earning && !task.earning) {
          oracle.take(task)
          oracle.say(task, true)
        }
        if (status === 'rejected' && (found.status !== 'rejected' || task.needsPerson)) oracle.say(task, false)
        if (status !== found.status || task.needsPerson) oracle.answer(task)
        found.status = status
        oracle.edit(task, { points, earning })
        return 'done'
      }
      case 'reassign':
        if (operation.who !== task.owner) {
          oracle.answer(task)
          const hasTold = found.submissions.some(({ is }) => is.confirmed && is.who === operation.who)
          if (found.status === 'rejected' && !hasTold) found.status = 'pending'
        }
        oracle.edit(task, { owner: operation.who })
        return 'done'
      case 'delete':
        task.deleted = true
        return 'done'
    }
  }

  private isTooOld(submission: OracleSubmission): boolean {
    return this.now - this.evaluatedAt.get(submission)! > 24 * hourMs
  }
}
