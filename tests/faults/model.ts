import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Check, none, type Scenario } from '../harness/faults/check'
import { type Answer, call, tally } from '../harness/faults/client'
import { addOpenTasks, addPerson, type Person } from '../harness/faults/family'
import { type Asked, type Mode, submissionIn } from '../harness/model-fake'
import { until } from '../harness/faults/until'
import type { World } from '../harness/faults/world'

const modelFaults = [
  ...(['hang', 'error', 'busy', 'reset', 'not-json', 'fenced-prose', 'wrong-schema', 'empty'] as const),
  ...(['refusal', 'truncated', 'flood', 'drip'] as const),
] satisfies Mode[]
const longestAnswerMs = 30_000
/** Milliseconds between two evaluations, so that they wait for the model and not for the processor. */
const betweenMs = 60
/** Longer than the circuit stays open. */
const pastOpenMs = 60_000
const circuitOpenMessage = 'The evaluator is not answering right now. Your text is safe: try again in a minute.'

type Sent = { taskId: string; text: string; answer: Answer }

/** Everything that a model can do wrong, and what members see of it meanwhile. */
export const model: Scenario = async (world, { isLong }) => {
  const times = isLong ? 100 : 2
  const member = await addPerson(world.database())
  world.model.chooseMode(faultIn)
  try {
    const before = await medianRead(world, member, isLong)
    const hanging = evaluateTogether(world, member, 'hang', times)
    const isHanging = ({ messages }: Asked) => submissionIn(messages).includes('(hang)')
    await until('all of them hang', () => world.model.requests.filter(isHanging).length >= times)
    // The best of three: a busy machine slows down one of them, and evaluations that wait would slow down all.
    const during: number[] = []
    for (let slice = 0; slice < 3; slice += 1) during.push(await medianRead(world, member, isLong))
    const sent: Sent[] = []
    let elapsed = 0
    const waitForTrial = async () => {
      elapsed += pastOpenMs
      await world.moveClocksTo(elapsed)
    }
    for (const fault of modelFaults.filter((each) => each !== 'hang')) {
      sent.push(...(await evaluateTogether(world, member, fault, times)))
      await waitForTrial()
    }
    sent.push(...(await hanging))
    await waitForTrial()
    const after = await medianRead(world, member, isLong)
    const checks = [
      ...(await checkSent(world, sent, times)),
      slowdown(Math.min(...during), Math.max(before, after), isLong ? 1.2 : 3),
      await checkBreaker(world, member, waitForTrial),
    ]
    await world.moveClocksTo(0)
    return checks
  } finally {
    world.model.chooseMode(null)
  }
}

/** A text says which fault its evaluation has. */
const faultIn = ({ messages }: Asked): Mode | null => {
  const text = submissionIn(messages)
  return modelFaults.find((fault) => text.includes(`(${fault})`)) ?? null
}

/** Nothing of it stands in another text. */
function textFor(fault: string): string {
  const words = Array.from({ length: 3 }, () => randomUUID().replaceAll('-', ' '))
  return `(${fault}) ${words.join(' ')}.`
}

/**
 * Saves a draft for each new task and has it evaluated, in turn by both processes: so quickly that all meet at the
 * model.
 */
async function evaluateTogether(world: World, as: Person, fault: Mode, times: number): Promise<Sent[]> {
  const taskIds = await addOpenTasks(world.database(), as, times)
  return Promise.all(
    taskIds.map(async (taskId, index) => {
      const app = world.apps[index % 2 === 0 ? 0 : 1]
      const text = textFor(fault)
      await sleep(index * betweenMs)
      await call(app, { as, method: 'POST', path: '/api/tasks/save-draft', body: { taskId, response: text } })
      const path = `/api/tasks/${taskId}/submit`
      return { taskId, text, answer: await call(app, { as, method: 'POST', path, body: { submission: text } }) }
    }),
  )
}

async function checkSent(world: World, sent: readonly Sent[], times: number): Promise<Check[]> {
  const { rows } = await world.database().query<{ id: string }>(
    `SELECT t."id" FROM "Task" t JOIN json_to_recordset($1) AS s("taskId" uuid, "text" text) ON s."taskId" = t."id"
     WHERE t."draft" = s."text" AND t."status" = 'pending' AND t."response" IS NULL
       AND NOT EXISTS (SELECT 1 FROM "Submission" WHERE "taskId" = t."id")
       AND NOT EXISTS (SELECT 1 FROM "EvaluationCount" WHERE "taskId" = t."id" AND "used" > 0)`,
    [JSON.stringify(sent.map(({ taskId, text }) => ({ taskId, text })))],
  )
  const unchanged = new Set(rows.map(({ id }) => id))
  const changed = sent.filter(({ taskId }) => !unchanged.has(taskId)).map(({ text }) => text)
  const answers = sent.map(({ answer }) => answer)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const asked = new Set(world.model.requests.map(({ messages }) => submissionIn(messages)))
  const reached = sent.filter(({ text }) => asked.has(text)).length
  const isRefused = answers.every(({ status }) => status === 503 || status === 504)
  return [
    none('faults that changed something, lost the text or were counted', changed, `${sent.length}`),
    {
      what: `${modelFaults.length} model faults × ${times} are answered by 503 or 504`,
      isHeld: isRefused && reached >= modelFaults.length,
      figure: `${tally(answers)}; ${reached} were sent to the model, ${sent.length - reached} met an open circuit`,
    },
    {
      what: 'every one of them within 30 s',
      isHeld: slowest <= longestAnswerMs,
      figure: `at most ${(slowest / 1000).toFixed(1)} s`,
    },
  ]
}

/** The median of reads by the same member, in ms. */
async function medianRead(world: World, as: Person, isLong: boolean): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < (isLong ? 200 : 40); index += 1) {
    const { ms } = await call(world.apps[index % 2 === 0 ? 0 : 1], { as, path: '/api/users/profile' })
    times.push(ms)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

function slowdown(during: number, normal: number, most: number): Check {
  const ratio = during / normal
  return {
    what: `other requests’ median while evaluations hang, against normal, is at most × ${most}`,
    isHeld: ratio <= most,
    figure: `× ${ratio.toFixed(2)} (${during.toFixed(1)} ms, ${normal.toFixed(1)} ms)`,
  }
}

/** Three failures in a row open the circuit, which the member reads; once the model answers again, it closes. */
async function checkBreaker(world: World, as: Person, waitForTrial: () => Promise<void>): Promise<Check> {
  const wrong: string[] = []
  for (const app of world.apps) {
    const [taskId = ''] = await addOpenTasks(world.database(), as, 1)
    const evaluate = (text: string) =>
      call<{ message?: string }>(app, {
        as,
        method: 'POST',
        path: `/api/tasks/${taskId}/submit`,
        body: { submission: text },
      })
    for (let index = 0; index < 3; index += 1) await evaluate(textFor('error'))
    const asked = world.model.requests.length
    const refused = await evaluate(textFor('good'))
    const isOpen = refused.status === 503 && refused.body.message === circuitOpenMessage
    if (!isOpen || world.model.requests.length > asked) wrong.push(`${app.name}: ${JSON.stringify(refused.body)}`)
    await waitForTrial()
    const healed = await evaluate(textFor('good'))
    if (healed.status !== 200) wrong.push(`${app.name} after the open time: ${healed.status}`)
  }
  return none('processes that go on asking a model that is down, or do not recover', wrong, `${world.apps.length}`)
}
