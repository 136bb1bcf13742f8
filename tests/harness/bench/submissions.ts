import { randomUUID } from 'node:crypto'
import { startModelFake } from '../model-fake-process.mjs'
import { connected } from './families'
import { startProduct, signIn } from './product'
import { cpuMilliseconds, parentOf, processTree } from './processes'
import { password, viewerName } from './shapes'

/** How long the model fake takes to answer, in milliseconds. */
export const MODEL_DELAY = 200

/** Milliseconds of one call: on the clock, of the server's processor time and of the database's. */
export type Cost = { p50: number; p99: number; server: number; database: number }
export type SubmissionCosts = { submit: Cost; confirm: Cost }

/** Submits and confirms `count` texts for tasks of the viewer, one after another, with a model that takes 200 ms. */
export async function measureSubmissions(databaseUrl: string, count: number): Promise<SubmissionCosts> {
  const model = await startModelFake(MODEL_DELAY)
  const server = await startProduct(databaseUrl, { env: model.env })
  try {
    const cookie = await signIn(server.address, viewerName, password)
    const warmUp = 3
    const tasks = await createTasks(databaseUrl, count + warmUp)
    const call = async (path: string, body: object) => {
      const response = await fetch(server.address + path, {
        method: 'POST',
        headers: { cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as { evaluation: { score: number; isAccepted: boolean } }
    }
    const texts = new Map(tasks.map((id) => [id, solution()]))
    const evaluations = new Map<string, Awaited<ReturnType<typeof call>>>()
    const submit = async (id: string) => {
      evaluations.set(id, await call(`/api/tasks/${id}/submit`, { submission: texts.get(id) }))
    }
    const confirm = async (id: string) => {
      const { score, isAccepted } = evaluations.get(id)?.evaluation ?? {}
      await call(`/api/tasks/${id}/confirm`, { submission: texts.get(id), evaluation: { score, isAccepted } })
    }
    for (const id of tasks.slice(0, warmUp)) await submit(id).then(() => confirm(id))
    const measured = tasks.slice(warmUp)
    const processes = { server: server.pid, database: await postmasterOf(databaseUrl) }
    return { submit: await costOf(measured, submit, processes), confirm: await costOf(measured, confirm, processes) }
  } finally {
    await server.stop()
    model.stop()
  }
}

async function costOf(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
  { server, database }: { server: number; database: number },
): Promise<Cost> {
  // The connections' processes live as long as the server, so the sum only grows.
  const used = () => ({
    server: cpuMilliseconds(server),
    database: processTree(database).reduce((sum, pid) => sum + cpuMilliseconds(pid), 0),
  })
  const before = used()
  const times: number[] = []
  for (const id of ids) {
    const begun = performance.now()
    await work(id)
    times.push(performance.now() - begun)
  }
  const after = used()
  times.sort((one, other) => one - other)
  return {
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times.at(-1) ?? 0,
    server: (after.server - before.server) / ids.length,
    database: (after.database - before.database) / ids.length,
  }
}

/** Text that no other resembles, of two sentences, which the fake accepts. */
const solution = () => {
  const words = () => randomUUID().replaceAll('-', ' ')
  return `I spent the afternoon with ${words()} until it was done. What I noticed then was ${words()} in the garden.`
}

async function createTasks(databaseUrl: string, count: number): Promise<string[]> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt")
       SELECT uuidv7(), u."id", 'Measured ' || n, 'Write what you did.', current_date, now() + interval '9 days', now()
       FROM "User" u, generate_series(1, $2::int) n WHERE u."username" = $1 RETURNING "id"`,
      [viewerName, count],
    )
    return rows.map(({ id }) => id)
  })
}

/** The process of the PostgreSQL server, whose children are its connections. */
function postmasterOf(databaseUrl: string): Promise<number> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    return parentOf(rows[0]?.pid ?? 0) ?? 0
  })
}
