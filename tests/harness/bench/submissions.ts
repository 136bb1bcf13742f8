import { learntSets, readSet } from '../evaluation-rates'
import { startModelFake } from '../model-fake-process.mjs'
import { type Cost, costOf, postmasterOf } from './cost'
import { connected } from './families'
import { startProduct, signIn } from './product'
import { password, viewerName } from './shapes'

/** How long the model fake takes to answer, in milliseconds. */
export const MODEL_DELAY = 200

/** How many are submitted and confirmed before, so that what is compiled on first use is not included. */
const WARM_UP = 60

type Answer = { evaluation: { score: number; isAccepted: boolean; evaluator: string } }
export type SubmissionCosts = { submit: Cost; confirm: Cost }

/** Submits and confirms `count` texts for tasks of the viewer, one after another, with a model that takes 200 ms. */
export async function measureSubmissions(databaseUrl: string, count: number): Promise<SubmissionCosts> {
  const model = await startModelFake(MODEL_DELAY)
  const server = await startProduct(databaseUrl, { env: model.env })
  try {
    const { ids, submit, confirm } = await openSubmissions(databaseUrl, server.address, WARM_UP + count)
    for (const id of ids.slice(0, WARM_UP)) await submit(id).then(() => confirm(id))
    const measured = ids.slice(WARM_UP)
    const processes = { server: server.pid, database: await postmasterOf(databaseUrl) }
    return { submit: await costOf(measured, submit, processes), confirm: await costOf(measured, confirm, processes) }
  } finally {
    await server.stop()
    model.stop()
  }
}

/** New tasks of the viewer, and what submits a text of a child for each of them and confirms it. */
export async function openSubmissions(databaseUrl: string, address: string, count: number) {
  const cookie = await signIn(address, viewerName, password)
  const ids = await createTasks(databaseUrl, count)
  const call = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const unused = await unusedTexts(databaseUrl, count)
  const texts = new Map(ids.map((id, index) => [id, unused[index]]))
  const evaluations = new Map<string, Answer>()
  const submit = async (id: string) => {
    const answer = await call(`/api/tasks/${id}/submit`, { submission: texts.get(id) })
    if (answer.evaluation.evaluator !== 'model') throw new Error('The model was not asked.')
    evaluations.set(id, answer)
  }
  const confirm = async (id: string) => {
    const { score, isAccepted } = evaluations.get(id)?.evaluation ?? {}
    await call(`/api/tasks/${id}/confirm`, { submission: texts.get(id), evaluation: { score, isAccepted } })
  }
  return { ids, submit, confirm }
}

/** Texts that are not in the database yet: submitted twice, they would be copies. */
async function unusedTexts(databaseUrl: string, count: number): Promise<string[]> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ text: string }>(
      'SELECT "text" FROM "Submission" WHERE "evaluatedAt" > now() - interval \'31 days\'',
    ),
  )
  const used = new Set(rows.map(({ text }) => text))
  const texts = learntSets.flatMap(readSet).flatMap(({ kind, text }) => (kind === 'normal' ? text : []))
  const unused = texts.filter((text) => !used.has(text)).slice(0, count)
  if (unused.length < count) throw new Error('Too few texts are left; measure without --reuse.')
  return unused
}

/** On a day of the past, so that the screens that are measured afterwards do not show them. */
async function createTasks(databaseUrl: string, count: number): Promise<string[]> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt")
       SELECT uuidv7(), u."id", 'Measured ' || n, 'Write what you did.', current_date - 40, now() + interval '9 days', now()
       FROM "User" u, generate_series(1, $2::int) n WHERE u."username" = $1 RETURNING "id"`,
      [viewerName, count],
    )
    return rows.map(({ id }) => id)
  })
}
