import { randomUUID } from 'node:crypto'
import type { App } from '../harness/faults/app'
import { insertOne } from '../fixtures/insert'
import { none, type Scenario } from '../harness/faults/check'
import { call } from '../harness/faults/client'
import { addEvaluated, addPerson, type Person } from '../harness/faults/family'
import type { TcpProxy } from '../harness/faults/tcp-proxy'
import { importOf, newTitles, tasksPerImport } from '../harness/faults/work'
import { cronSecret, type World } from '../harness/faults/world'

/** The short form kills at a few steps. */
const shortSteps = [7]
const mostSteps = 60

/**
 * Kills a process at each message that it sends to PostgreSQL during an import or an e-mail, and when Resend has it.
 */
export const steps: Scenario = async (world, { isLong }) => {
  const member = await addPerson(world.database())
  const torn: string[] = []
  const halves: string[] = []
  const doubled: string[] = []
  let kills = 0
  for (const [index, app] of world.apps.entries()) {
    const proxy = world.proxies[index]
    if (!proxy || (!isLong && index > 0)) continue
    const chosen = isLong ? Array.from({ length: mostSteps }, (_, step) => step + 1) : shortSteps
    const works = [
      [confirmOnce, torn],
      [importOnce, halves],
      [sendOnce, doubled],
      [deliverOnce, doubled],
    ] as const
    for (const [work, found] of works) {
      for (const step of chosen) {
        const { wasKilled, wrong } = await work(world, app, member, () => killAt(app, proxy, step))
        if (wrong) found.push(`step ${step}: ${wrong}`)
        if (!wasKilled) break
        kills += 1
      }
    }
    for (const work of [sendOnce, deliverOnce]) {
      const { wasKilled, wrong } = await work(world, app, member, () => killWhenReceived(world, app))
      if (wrong || !wasKilled) doubled.push(`received: ${wrong ?? 'not killed'}`)
      kills += 1
    }
  }
  return [
    none('confirms killed at a step with a status but no award, or an award twice', torn, `${kills} kills`),
    none(
      'imports killed at a step that left a part of an entry, or that could not be repeated',
      halves,
      `${kills} kills`,
    ),
    none('e-mails killed at a step that were sent twice, or acknowledged and not sent', doubled, `${kills} kills`),
  ]
}

/** Ends the process at a certain moment of what follows; `disarm` returns whether it did, once it runs again. */
type Trap = () => { disarm: () => Promise<boolean> }
type Outcome = { wasKilled: boolean; wrong: string | null }
type Work = (world: World, app: App, member: Person, trap: Trap) => Promise<Outcome>

function killAt(app: App, proxy: TcpProxy, step: number): ReturnType<Trap> {
  let killing: Promise<void> | undefined
  proxy.atChunk(step, () => (killing = app.kill()))
  return {
    async disarm() {
      proxy.atChunk(Infinity, () => undefined)
      await killing
      if (killing) await app.start()
      return killing !== undefined
    },
  }
}

function killWhenReceived(world: World, app: App): ReturnType<Trap> {
  let killing: Promise<void> | undefined
  world.resend.onReceived = () => (killing = app.kill())
  return {
    async disarm() {
      world.resend.onReceived = null
      await killing
      if (killing) await app.start()
      return killing !== undefined
    },
  }
}

const confirmOnce: Work = async (world, app, member, trap) => {
  const [task] = await addEvaluated(world.database(), member)
  if (!task) throw new Error('There is no task.')
  const send = () =>
    call(app, { as: member, method: 'POST', path: `/api/tasks/${task.id}/confirm`, body: task.confirmation })
  const read = async () => {
    const { rows } = await world.database().query<{ status: string; awards: number }>(
      `SELECT "status", (SELECT count(*)::int FROM "PointEntry" WHERE "taskId" = t."id" AND "kind" = 'task') AS awards
       FROM "Task" t WHERE "id" = $1`,
      [task.id],
    )
    return rows[0] ?? { status: 'none', awards: 0 }
  }
  const { disarm } = trap()
  const first = await send()
  const wasKilled = await disarm()
  const found = await read()
  const again = await send()
  const repeated = await read()
  const isWhole = found.awards === (found.status === 'accepted' ? 1 : 0) && (first.status !== 200 || found.awards === 1)
  const isRight = isWhole && again.status === 200 && repeated.awards === 1
  return { wasKilled, wrong: isRight ? null : `${first.status} ${JSON.stringify([found, again.status, repeated])}` }
}

const importOnce: Work = async (world, app, member, trap) => {
  const [as] = world.administrators
  const titles = newTitles()
  const send = () => call(app, { as, method: 'POST', path: '/api/admin/tasks/bulk', body: importOf(member, titles) })
  const count = async () =>
    (await world.database().query('SELECT 1 FROM "Task" WHERE "title" = ANY($1)', [titles])).rowCount ?? 0
  const { disarm } = trap()
  const first = await send()
  const wasKilled = await disarm()
  const found = await count()
  const again = await send()
  const isWhole = first.status === 200 ? found === tasksPerImport : found === 0 || found === tasksPerImport
  const isRepeated = again.status === 200 && (await count()) === tasksPerImport
  return { wasKilled, wrong: isWhole && isRepeated ? null : `${first.status}, ${found} tasks, ${again.status}` }
}

/** An administrator's e-mail, which is sent within the request. */
const sendOnce: Work = async (world, app, _, trap) => {
  const subject = randomUUID()
  const [as] = world.administrators
  const body = { to: 'somebody@example.org', subject, html: '<p>Hello.</p>' }
  const { disarm } = trap()
  const { status } = await call(app, { as, method: 'POST', path: '/api/send-emails', body })
  const wasKilled = await disarm()
  await workQueue(world)
  return { wasKilled, wrong: wrongDelivery(world, subject, status === 200) }
}

/** An e-mail of Laurel's own, which the schedule delivers. */
const deliverOnce: Work = async (world, app, _, trap) => {
  const subject = randomUUID()
  const row = { to: 'somebody@example.org', from: 'laurel@example.org', subject, html: '<p>Hello.</p>', text: 'Hello.' }
  await insertOne(world.database(), 'EmailMessage', { ...row, outcome: 'queued', attempts: 0, createdAt: new Date() })
  const { disarm } = trap()
  await call(app, { as: cronSecret, path: '/api/cron/jobs' })
  const wasKilled = await disarm()
  await workQueue(world)
  const { rows } = await world
    .database()
    .query<{ outcome: string }>('SELECT "outcome" FROM "EmailMessage" WHERE "subject" = $1', [subject])
  return { wasKilled, wrong: wrongDelivery(world, subject, rows[0]?.outcome === 'sent') }
}

async function workQueue(world: World): Promise<void> {
  for (const app of world.apps) await call(app, { as: cronSecret, path: '/api/cron/jobs' })
}

/** Resend gets each e-mail at most once and with a key, and one that counts as sent exactly once. */
function wrongDelivery(world: World, subject: string, isSent: boolean): string | null {
  const received = world.resend.received.filter(({ body }) => body.subject === subject)
  const keys = new Set(received.map(({ headers }) => headers['idempotency-key']))
  const isRight = received.length <= 1 && !keys.has(undefined) && (!isSent || received.length === 1)
  return isRight ? null : `received ${received.length} times, ${isSent ? 'sent' : 'not sent'}`
}
