import { toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { inTransaction } from '@/lib/transaction'
import type { Day } from '@/lib/calendar'
import { createTaskRow, createUser } from '../fixtures/factories'

const rename = (id: string, title: string) =>
  db.$executeRaw`UPDATE "Task" SET "title" = ${title} WHERE "id" = ${id}::uuid`

async function someTask() {
  const { id } = await createTaskRow((await createUser()).id, { title: 'Sweep the yard' })
  const title = async () => (await db.task.findUniqueOrThrow({ where: { id } })).title
  return { id, title }
}

test('a transaction commits what it returned from, and rolls back what it threw from', async () => {
  const { id, title } = await someTask()
  const change = (to: string) =>
    inTransaction((tx) => tx.$executeRaw`UPDATE "Task" SET "title" = ${to} WHERE "id" = ${id}::uuid`)
  expect(await change('Rake the yard')).toBe(1)
  expect(await title()).toBe('Rake the yard')

  const failing = inTransaction(async (tx) => {
    await tx.$executeRaw`UPDATE "Task" SET "title" = 'Mow the yard' WHERE "id" = ${id}::uuid`
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await title()).toBe('Rake the yard')
})

test('an error that was swallowed, or one that only the commit finds, is an error of the transaction', async () => {
  const { id, title } = await someTask()
  const swallowing = inTransaction(async (tx) => {
    await tx.$executeRaw`UPDATE "Task" SET "title" = 'Mow the yard' WHERE "id" = ${id}::uuid`
    await tx.$queryRaw`SELECT 1 / 0`.catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('failed before it was committed')

  const member = await createUser()
  // A deferred constraint: points that no ledger entry accounts for.
  const unaccounted = inTransaction(
    (tx) => tx.$executeRaw`UPDATE "User" SET "points" = "points" + 1 WHERE "id" = ${member.id}::uuid`,
  )
  await expect(unaccounted).rejects.toThrow()
  expect(await title()).toBe('Sweep the yard')
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).points).toBe(0)
  // The connections still work.
  expect(await rename(id, 'Sweep the path')).toBe(1)
})

test('values are sent and read as Prisma does', async () => {
  const [day, at] = [toDate('2026-11-21' as Day), new Date('2026-11-21T23:30:00.123Z')]
  const read = (tx: Pick<typeof db, '$queryRaw'>) => tx.$queryRaw<object[]>`
    SELECT ${day}::date AS "day", ${at}::timestamptz AS "at", ${[1n, -9223372036854775808n]}::bigint[] AS "numbers",
      '{}'::bigint[] AS "none", 7::bigint AS "number", ${null}::text AS "nothing", ARRAY['a', 'b'] AS "texts",
      '{"a": [1]}'::jsonb AS "json", ${true}::boolean AS "truth"`
  const byPrisma = await db.$transaction((tx) => read(tx as never))
  expect(await inTransaction((tx) => read(tx as never))).toEqual(byPrisma)
  expect(byPrisma).toMatchObject([{ day, at, number: 7n, none: [] }])
})

test('a statement that takes too long leaves the database unavailable for this request', async () => {
  const slow = inTransaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '10ms'`
    await tx.$queryRaw`SELECT pg_sleep(600)`
  })
  await expect(slow).rejects.toMatchObject({ code: 'unavailable', message: 'common.databaseAway' })
})

test('a database that is read-only counts as unavailable, however it is written to', async () => {
  const writes: Record<string, () => Promise<unknown>> = {
    driver: () =>
      inTransaction(async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`
        await tx.$executeRaw`DELETE FROM "Pause"`
      }),
    statement: () =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`
        await tx.$executeRaw`DELETE FROM "Pause"`
      }),
    client: () =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SET TRANSACTION READ ONLY`
        await tx.pause.deleteMany()
      }),
  }
  for (const [how, write] of Object.entries(writes)) {
    const error: unknown = await write().catch((thrown: unknown) => thrown)
    expect([how, isDatabaseUnavailable(error)]).toEqual([how, true])
  }
})
