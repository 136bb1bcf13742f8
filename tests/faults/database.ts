import { type Check, type Scenario } from '../harness/faults/check'
import { type Answer, call, tally } from '../harness/faults/client'
import { compare } from '../harness/faults/compare'
import { addPeople, type Person } from '../harness/faults/family'
import { until } from '../harness/faults/until'
import { type Acknowledged, makeWork, nothingYet, untilDone, workUntil } from '../harness/faults/work'
import type { World } from '../harness/faults/world'

const clients = 6
const longestRecoveryMs = 10_000

/** Success, or 503 with the promise that nothing was lost: what every call must get while the database fails. */
export const unexpected = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 503 && (status < 200 || status > 299))

/** Stops PostgreSQL as a crash does and terminates its connections, while members and an administrator write. */
export const database: Scenario = async (world, { isLong }) => {
  const restarts = isLong ? 50 : 2
  const terminations = isLong ? 1_000 : 50
  const members = await addPeople(world.database(), clients)
  const work = await makeWork(world, members, (restarts + terminations / 20) * 40)
  const noted = nothingYet()
  let isOver = false
  const working = workUntil(world.apps, members, work, noted, () => isOver)
  const recoveries: number[] = []
  try {
    for (let round = 0; round < restarts; round += 1) {
      await untilDone(noted, 10)
      await world.cluster.restartImmediately()
      recoveries.push(await recovery(world, members[0]))
    }
    await world.reconnect()
    await terminate(world, noted, terminations)
  } finally {
    isOver = true
    await working
    await world.reconnect()
  }
  const slowest = Math.max(...recoveries)
  return [
    answered(`${restarts} restarts of PostgreSQL and ${terminations} terminated connections`, noted),
    {
      what: 'both processes answer again within 10 s after PostgreSQL does',
      isHeld: slowest <= longestRecoveryMs,
      figure: `at most ${(slowest / 1000).toFixed(1)} s`,
    },
    ...(await compare(world, noted)),
  ]
}

export function answered(what: string, { answers }: Acknowledged): Check {
  const wrong = unexpected(answers)
  return {
    what: `${what}: every call is answered, by success or 503`,
    isHeld: wrong.length === 0 && answers.length > 0,
    figure: `${tally(answers)}${wrong.length > 0 ? ` ${JSON.stringify(wrong.slice(0, 2))}` : ''}`,
  }
}

/** Milliseconds until both processes read from the database again. */
async function recovery(world: World, member: Person | undefined): Promise<number> {
  const waits = world.apps.map((app) =>
    until(`${app.name} recovers`, async () => {
      const { status } = await call(app, { as: member, path: '/api/users/profile' })
      return status === 200
    }),
  )
  return Math.max(...(await Promise.all(waits)))
}

/** Ends connections of the two processes one by one, in the middle of whatever they do. */
async function terminate(world: World, noted: Acknowledged, count: number): Promise<void> {
  for (let ended = 0; ended < count;) {
    const { rowCount } = await world.database().query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`,
    )
    ended += rowCount ?? 0
    await untilDone(noted, 1)
  }
}
