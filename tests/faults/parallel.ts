import { isDeepStrictEqual } from 'node:util'
import { insertOne } from '../fixtures/insert'
import { someReward } from '../fixtures/rows'
import { checkBooks } from '../harness/faults/books'
import { none, type Scenario } from '../harness/faults/check'
import { type Answer, call, type Call, tally } from '../harness/faults/client'
import { addEvaluated, addPerson, givePoints } from '../harness/faults/family'
import type { World } from '../harness/faults/world'

const atOnce = 50

/** Sends one call many times at once, in turn over both processes. */
function sendTogether(world: World, calls: (index: number) => Call): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: atOnce }, (_, index) => call(world.apps[index % 2 === 0 ? 0 : 1], calls(index))),
  )
}

const count = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length

/** What went wrong in a round, or null. */
type Round = (world: World) => Promise<string | null>

/** Every confirmation is answered the same, and the member has the task's points once. */
const confirms: Round = async (world) => {
  const database = world.database()
  const member = await addPerson(database)
  const [task] = await addEvaluated(database, member)
  if (!task) return 'no task'
  const path = `/api/tasks/${task.id}/confirm`
  const answers = await sendTogether(world, () => ({ as: member, method: 'POST', path, body: task.confirmation }))
  const isSame = answers.every(({ status, body }) => status === 200 && isDeepStrictEqual(body, answers[0]?.body))
  const { rows } = await database.query<{ points: number; entries: string }>(
    `SELECT "points", (SELECT count(*) FROM "PointEntry" WHERE "taskId" = $2) AS entries FROM "User" WHERE "id" = $1`,
    [member.id, task.id],
  )
  const isOnce = rows[0]?.points === task.points && Number(rows[0]?.entries) === 1
  return isSame && isOnce ? null : `answers ${tally(answers)}; ${JSON.stringify(rows[0])}`
}

/** A balance of three rewards gives exactly three. */
const rewards: Round = async (world) => {
  const database = world.database()
  const member = await addPerson(database)
  await givePoints(database, member, 35)
  const reward = await insertOne(database, 'Reward', someReward({ cost: 10 }))
  const path = `/api/rewards/${reward.id}/requests`
  const answers = await sendTogether(world, () => ({ as: member, method: 'POST', path }))
  const { rows } = await database.query<{ spent: number }>('SELECT "spent" FROM "User" WHERE "id" = $1', [member.id])
  await database.query('DELETE FROM "Reward" WHERE "id" = $1', [reward.id])
  const isRight = count(answers, 201) === 3 && count(answers, 409) === atOnce - 3 && rows[0]?.spent === 30
  return isRight ? null : `answers ${tally(answers)}; spent ${rows[0]?.spent}`
}

/** One appeal is open, and every other call is told that there is one. */
const appeals: Round = async (world) => {
  const database = world.database()
  const member = await addPerson(database)
  const [task] = await addEvaluated(database, member, { isAccepted: false })
  if (!task) return 'no task'
  const path = `/api/tasks/${task.id}/appeal`
  const body = { message: 'Please look.' }
  const answers = await sendTogether(world, () => ({ as: member, method: 'POST', path, body }))
  const { rowCount } = await database.query('SELECT 1 FROM "Appeal" WHERE "taskId" = $1', [task.id])
  const isRight = count(answers, 201) === 1 && count(answers, 409) === atOnce - 1 && rowCount === 1
  return isRight ? null : `answers ${tally(answers)}; ${rowCount} appeals`
}

/** Two administrators accept the same work: one decision counts, with one award. */
const decisions: Round = async (world) => {
  const database = world.database()
  const member = await addPerson(database)
  const [task] = await addEvaluated(database, member, { isAccepted: false })
  if (!task) return 'no task'
  const path = `/api/admin/tasks/${task.id}/decision`
  const answers = await sendTogether(world, (index) => ({
    as: world.administrators[index % 4 < 2 ? 0 : 1],
    method: 'POST',
    path,
    body: { isAccepted: true },
  }))
  const { rows } = await database.query<{ points: number; entries: string; decisions: string }>(
    `SELECT "points", (SELECT count(*) FROM "PointEntry" WHERE "taskId" = $2) AS entries,
       (SELECT count(*) FROM "Decision" WHERE "taskId" = $2) AS decisions FROM "User" WHERE "id" = $1`,
    [member.id, task.id],
  )
  const [found] = rows
  const isOnce = found?.points === task.points && Number(found.entries) === 1 && Number(found.decisions) === 1
  const isRight = isOnce && count(answers, 200) === 1 && count(answers, 409) === atOnce - 1
  return isRight ? null : `answers ${tally(answers)}; ${JSON.stringify(found)}`
}

const kinds: Record<string, Round> = {
  'parallel confirms with another award or another answer': confirms,
  'parallel reward requests beyond the balance': rewards,
  'parallel appeals with more than one open': appeals,
  'parallel decisions of two administrators with more than one award': decisions,
}

/** The same call many times at once, over both processes. */
export const parallel: Scenario = async (world, { isLong }) => {
  const rounds = isLong ? 200 : 2
  const checks = []
  for (const [what, round] of Object.entries(kinds)) {
    const wrong: string[] = []
    for (let index = 0; index < rounds; index += 1) {
      const found = await round(world)
      if (found) wrong.push(found)
    }
    checks.push(none(`rounds of ${atOnce} ${what}`, wrong, `${rounds} rounds`))
  }
  return [...checks, await checkBooks(world.database())]
}
