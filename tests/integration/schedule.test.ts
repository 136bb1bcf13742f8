import pg from 'pg'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { runSchedule } from '@/lib/schedule/commands'
import { confirmSubmission } from '@/lib/submissions/commands'
import { confirmationOf, createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

// The schedule acts on the whole database, so each test starts with an empty family.
beforeEach(async () => {
  await db.user.deleteMany()
})

const system = testScope('system')
const statusOf = async (id: string) => (await db.task.findUniqueOrThrow({ where: { id } })).status

test('pending tasks past their expiry become expired; all others do not change', async () => {
  const { id } = await createUser()
  const over = { date: toDate(toDay('2026-11-20')), expiresAt: new Date(system.now.getTime() - 1) }
  const [late, open, endless, rejected, accepted] = await Promise.all([
    createTaskRow(id, over),
    createTaskRow(id, { ...over, expiresAt: system.now }),
    createTaskRow(id, { expiresAt: null }),
    createTaskRow(id, { ...over, status: 'rejected' }),
    createTaskRow(id, { ...over, status: 'accepted' }),
  ])
  expect(await runSchedule(system)).toEqual({
    rulesExtended: 0,
    tasksAdded: 0,
    tasksExpired: 1,
    pointsCorrected: 0,
    streaksCorrected: 0,
  })
  const statuses = await Promise.all([late, open, endless, rejected, accepted].map((task) => statusOf(task.id)))
  expect(statuses).toEqual(['expired', 'pending', 'pending', 'rejected', 'accepted'])
  expect(await runSchedule(system)).toMatchObject({ tasksExpired: 0 })
})

test('a cached streak that differs from the history is corrected, once', async () => {
  const member = await createUser()
  const submission = await createSubmissionRow((await createTaskRow(member.id)).id, member.id)
  await confirmSubmission(testScope(member), confirmationOf(submission))
  await db.user.update({ where: { id: member.id }, data: { streak: 40, streakDay: toDate(toDay('2026-11-20')) } })
  expect(await runSchedule(system)).toMatchObject({ pointsCorrected: 0, streaksCorrected: 1 })
  const user = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  expect([user.points, user.streak, user.streakDay]).toEqual([10, 1, toDate(toDay('2026-11-21'))])
  expect(await runSchedule(system)).toMatchObject({ streaksCorrected: 0 })
})

test('cached points that differ from the ledger are corrected, once', async () => {
  const member = await createUser()
  const submission = await createSubmissionRow((await createTaskRow(member.id)).id, member.id)
  await confirmSubmission(testScope(member), confirmationOf(submission))
  await withoutTriggers(`UPDATE "User" SET "points" = 999 WHERE "id" = '${member.id}'`)
  const reports = await Promise.all(Array.from({ length: 5 }, () => runSchedule(system)))
  expect(reports.reduce((sum, { pointsCorrected }) => sum + pointsCorrected, 0)).toBe(1)
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).points).toBe(10)
})

test('the schedule and concurrent confirmations leave each task decided once', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => createUser()))
  const submissions = await Promise.all(
    members.map(async ({ id }) => {
      const soonOver = { date: toDate(toDay('2026-11-20')), expiresAt: new Date('2026-11-21T11:00:01Z') }
      return createSubmissionRow((await createTaskRow(id, soonOver)).id, id)
    }),
  )
  const later = testScope('system', '2026-11-21T11:00:02Z')
  const confirming = submissions.map((submission, index) => {
    const member = members[index] as (typeof members)[number]
    return confirmSubmission(testScope(member), confirmationOf(submission)).then(
      ({ status }) => status,
      () => 'expired',
    )
  })
  const [outcomes] = await Promise.all([
    Promise.all(confirming),
    ...Array.from({ length: 5 }, () => runSchedule(later)),
  ])
  await runSchedule(later)
  expect(await Promise.all(submissions.map(({ taskId }) => statusOf(taskId)))).toEqual(outcomes)
})

/** Simulates a partial restore of the database, with the protecting triggers disabled. */
async function withoutTriggers(statement: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(`SET session_replication_role = replica; ${statement}`)
  await client.end()
}
