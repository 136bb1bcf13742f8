import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const added = '20261122005000_recent_proof_and_activity'
const [mum, kid, task, entry] = ['1', '2', '3', '4'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`)

test('an existing installation keeps its ledger and the append-only rules', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-proof-'))
  const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}${path.basename(folder).replace(/\W/g, '_').toLowerCase()}`
  const url = await createEmpty(server, name)
  const client = new pg.Client({ connectionString: url })
  try {
    await applyMigrations(
      url,
      listMigrations().filter((each) => each.name < added),
    )
    await client.connect()
    await client.query('BEGIN')
    for (const [id, username, isAdmin, points] of [
      [mum, 'mum', true, 0],
      [kid, 'kid', false, 5],
    ]) {
      await client.query(
        `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin", "points")
         VALUES ($1, $2, $2, 'x', $3, $4)`,
        [id, username, isAdmin, points],
      )
    }
    await client.query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt") VALUES ($1, $2, 'Sweep', now(), now())`,
      [task, kid],
    )
    await client.query(
      `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "taskId", "title", "day", "createdAt")
       VALUES ($1, $2, 5, 'task', 'task:1', $3, 'Sweep', now(), now())`,
      [entry, kid, task],
    )
    await client.query('COMMIT')

    await applyMigrations(
      url,
      listMigrations().filter((each) => each.name <= added),
    )
    const read = async () => (await client.query('SELECT "amount", "taskId", "actorId" FROM "PointEntry"')).rows
    expect(await read()).toEqual([{ amount: 5, taskId: task, actorId: null }])
    await expect(client.query('UPDATE "PointEntry" SET "amount" = 6')).rejects.toThrow(/append-only/)
    await expect(client.query('UPDATE "PointEntry" SET "actorId" = $1', [mum])).rejects.toThrow(/append-only/)
    await client.query('DELETE FROM "Task"')
    expect(await read()).toEqual([{ amount: 5, taskId: null, actorId: null }])
    await client.query('DELETE FROM "User" WHERE "id" = $1', [kid])
    expect(await read()).toEqual([])
  } finally {
    await client.end()
    await dropDatabase(server, name)
    rmSync(folder, { recursive: true })
  }
})
