import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const before = listMigrations().filter(({ name }) => name < '20261122003000')
const upTo = listMigrations().filter(({ name }) => name <= '20261122003000_expiry_after_own_day')

const { FAMILY_TIME_ZONE } = process.env
let name, url, client
beforeEach(async () => {
  name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}expiry_${randomUUID().slice(0, 8)}`
  url = await createEmpty(server, name)
  await applyMigrations(url, before)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'e', 'e', '-')`,
    [member],
  )
})
afterEach(async () => {
  await client.end()
  await dropDatabase(server, name)
  if (FAMILY_TIME_ZONE === undefined) delete process.env.FAMILY_TIME_ZONE
  else process.env.FAMILY_TIME_ZONE = FAMILY_TIME_ZONE
})

const member = randomUUID()

/** A task due that many days from today in Paris, expiring that many hours after the start of its day in UTC. */
async function addTask({ day = 0, hours, status = 'pending' }) {
  const id = randomUUID()
  await client.query(
    `WITH own AS (SELECT (now() AT TIME ZONE 'Europe/Paris')::date + $3::int AS "day")
     INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "expiresAt", "updatedAt")
     SELECT $1, $2, 'Sweep', "day", $5, ("day"::timestamp AT TIME ZONE 'UTC') + $4 * interval '1 hour', now() FROM own`,
    [id, member, day, hours, status],
  )
  return id
}

async function addSubmission(taskId, confirmedAt) {
  await client.query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt")
     VALUES ($1, $2, $3, 'x', 'x', 'x', 20, false, 'x', 'x', '[]', 'x', 'x', now(), $4)`,
    [randomUUID(), taskId, member, confirmedAt],
  )
}

async function dueOf(id, zone = 'Europe/Paris') {
  const { rows } = await client.query(
    `SELECT "status", to_char("expiresAt" AT TIME ZONE $2, 'HH24:MI:SS') AS "time",
       ("expiresAt" AT TIME ZONE $2)::date - "date" AS "days" FROM "Task" WHERE "id" = $1`,
    [id, zone],
  )
  return rows[0]
}

test('tasks that expired before their day ended now expire at its end; the others do not change', async () => {
  const ids = {
    long: await addTask({ day: 30, hours: -24 * 23 }),
    hours: await addTask({ day: 30, hours: 20 }),
    past: await addTask({ day: -5, hours: 8, status: 'expired' }),
    good: await addTask({ day: 30, hours: 48 }),
    accepted: await addTask({ day: 30, hours: 0, status: 'accepted' }),
  }
  const good = await dueOf(ids.good)
  expect(await applyMigrations(url, upTo)).toEqual(['20261122003000_expiry_after_own_day'])
  const ownEnd = { time: '23:59:59', days: 0 }
  expect(await dueOf(ids.long)).toEqual({ status: 'pending', ...ownEnd })
  expect(await dueOf(ids.hours)).toEqual({ status: 'pending', ...ownEnd })
  expect(await dueOf(ids.past)).toEqual({ status: 'expired', ...ownEnd })
  expect(await dueOf(ids.accepted)).toEqual({ status: 'accepted', ...ownEnd })
  expect(await dueOf(ids.good)).toEqual(good)
  await expect(addTask({ day: 30, hours: 9 })).rejects.toThrow(/Task_expiresAt_after_own_day/)
})

test('a task that was expired before its day ended is pending again, unless it was submitted', async () => {
  const [swept, evaluated, submitted] = [
    await addTask({ day: 3, hours: -99, status: 'expired' }),
    await addTask({ day: 3, hours: -99, status: 'expired' }),
    await addTask({ day: 3, hours: -99, status: 'expired' }),
  ]
  await addSubmission(evaluated, null)
  await addSubmission(submitted, new Date())
  await applyMigrations(url, upTo)
  expect((await dueOf(swept)).status).toBe('pending')
  expect((await dueOf(evaluated)).status).toBe('pending')
  expect((await dueOf(submitted)).status).toBe('expired')
})

test.each(['Asia/Tokyo', 'America/New_York'])('days end where the family lives: %s', async (zone) => {
  process.env.FAMILY_TIME_ZONE = zone
  const [sameDay, early] = [await addTask({ day: 30, hours: 15 }), await addTask({ day: 30, hours: 2 })]
  const before = await dueOf(sameDay, zone)
  await applyMigrations(url, upTo)
  expect(await dueOf(early, zone)).toEqual({ status: 'pending', time: '23:59:59', days: 0 })
  // 15:00 UTC is after midnight in Tokyo, so that expiry was correct.
  expect(await dueOf(sameDay, zone)).toEqual(zone === 'Asia/Tokyo' ? before : await dueOf(early, zone))
})

test('a time zone unknown to PostgreSQL falls back to the default', async () => {
  process.env.FAMILY_TIME_ZONE = 'Mars/Olympus'
  const id = await addTask({ day: 30, hours: 2 })
  await applyMigrations(url, upTo)
  expect(await dueOf(id)).toEqual({ status: 'pending', time: '23:59:59', days: 0 })
})
