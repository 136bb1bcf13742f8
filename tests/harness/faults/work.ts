import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { plain } from '../../fixtures/pictures'
import { familyDay } from '../../fixtures/rows'
import { type Answer, call } from './client'
import { addEvaluated, addOpenTasks, type EvaluatedTask, type Person } from './family'
import type { App } from './app'
import { queueNotification } from './reminded'
import { until } from './until'
import { cronSecret, type World } from './world'

/** The client's own account of what was acknowledged, to be compared with the database. */
export type Acknowledged = {
  confirmed: EvaluatedTask[]
  /** The last acknowledged text by task, and those sent after it without an answer. */
  drafts: Map<string, { acknowledged?: string; sent: string[] }>
  imports: { titles: string[]; isAcknowledged: boolean }[]
  /** In the order in which they were chosen. */
  avatars: { member: Person; url: string; isAcknowledged: boolean }[]
  /** The devices of queued notifications, each a device of its own. */
  notified: string[]
  answers: Answer[]
}

export const nothingYet = (): Acknowledged => ({
  confirmed: [],
  drafts: new Map(),
  imports: [],
  avatars: [],
  notified: [],
  answers: [],
})

export const tasksPerImport = 5

export function importOf(member: Person, titles: readonly string[]) {
  const task = (title: string) => ({ title, description: 'Do it, and tell how it went.', date: familyDay(2) })
  return [{ user: member.username, tasks: titles.map(task) }]
}

export const newTitles = () => Array.from({ length: tasksPerImport }, () => randomUUID())

/** One thing that a client does: it calls an app and notes what was acknowledged. Null: there was nothing to do. */
type Work = (app: App, member: Person, noted: Acknowledged) => Promise<Answer | null>

/** Every kind of write that must survive a crash, apart from notifications. */
export async function makeWork(world: World, members: readonly Person[], tasksEach: number): Promise<Work[]> {
  const database = world.database()
  const evaluated = new Map<Person, EvaluatedTask[]>()
  const open = new Map<Person, string[]>()
  for (const member of members) {
    evaluated.set(member, await addEvaluated(database, member, { count: tasksEach }))
    open.set(member, await addOpenTasks(database, member, tasksEach))
  }
  const picture = await plain(64, 64).png().toBuffer()

  const confirm: Work = async (app, member, noted) => {
    const task = evaluated.get(member)?.pop()
    if (!task) return null
    const path = `/api/tasks/${task.id}/confirm`
    const answer = await call(app, { as: member, method: 'POST', path, body: task.confirmation })
    if (answer.status === 200) noted.confirmed.push(task)
    return answer
  }
  const draft: Work = async (app, member, noted) => {
    const tasks = open.get(member) ?? []
    const taskId = tasks[Math.floor(Math.random() * tasks.length)] ?? ''
    const record = noted.drafts.get(taskId) ?? { sent: [] }
    // One at a time for each task: of two at once, nobody can say which is the later one.
    if (record.sent.includes(waiting)) return null
    noted.drafts.set(taskId, { ...record, sent: [...record.sent, waiting] })
    const response = `A draft ${randomUUID()}`
    const answer = await call(app, {
      as: member,
      method: 'POST',
      path: '/api/tasks/save-draft',
      body: { taskId, response },
    })
    const sent = record.sent.filter((text) => text !== waiting)
    noted.drafts.set(
      taskId,
      answer.status === 200 ? { acknowledged: response, sent: [] } : { ...record, sent: [...sent, response] },
    )
    return answer
  }
  const bulk: Work = async (app, member, noted) => {
    const titles = newTitles()
    const [as] = world.administrators
    const body = importOf(member, titles)
    const answer = await call(app, { as, method: 'POST', path: '/api/admin/tasks/bulk', body })
    noted.imports.push({ titles, isAcknowledged: answer.status === 200 })
    return answer
  }
  const avatar: Work = async (app, member, noted) => {
    const form = new FormData()
    form.set('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
    const stored = await call<{ url?: string }>(app, {
      as: member,
      method: 'POST',
      path: '/api/upload/avatar',
      body: form,
    })
    if (stored.status !== 200 || !stored.body.url) return stored
    const { url } = stored.body
    const path = `/api/users/${member.id}/avatar`
    const answer = await call(app, { as: member, method: 'PATCH', path, body: { avatar: url } })
    noted.avatars.push({ member, url, isAcknowledged: answer.status === 200 })
    return answer
  }
  const cron: Work = (app) => call(app, { as: cronSecret, path: '/api/cron/recurring' })
  return [confirm, draft, bulk, avatar, confirm, draft, cron]
}

/** Queues a notification and works the queue. The tests' own connection must stay up. */
export function notify(world: World): Work {
  // One after another, since they share that connection.
  let queued: Promise<unknown> = Promise.resolve()
  return async (app, member, noted) => {
    const queueing = queued.then(() => queueNotification(world.database(), world.push, member))
    queued = queueing
    noted.notified.push(await queueing)
    return call(app, { as: cronSecret, path: '/api/cron/jobs' })
  }
}

const waiting = ''

/** Works until `isOver`, on all given apps at once. A pause between calls leaves time to a busy machine. */
export async function workUntil(
  apps: readonly App[],
  members: readonly Person[],
  work: readonly Work[],
  noted: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const clients = members.map(async (member, index) => {
    for (let turn = index; !isOver(); turn += 1) {
      const app = apps[turn % apps.length]
      const next = work[turn % work.length]
      if (!app || !next) return
      const answer = await next(app, member, noted)
      if (answer) noted.answers.push(answer)
      if (answer?.status !== 200) await sleep(20)
    }
  })
  await Promise.all(clients)
}

/** Waits until that many more calls have succeeded. */
export function untilDone(noted: Acknowledged, count: number): Promise<number> {
  const done = () => noted.answers.filter(({ status }) => status >= 200 && status <= 299).length
  const wanted = done() + count
  return until(`${count} calls succeed`, () => done() >= wanted)
}
