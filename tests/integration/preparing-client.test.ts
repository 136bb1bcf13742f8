import type pg from 'pg'
import { PreparingClient } from '@/lib/preparing-client'

async function withClient(work: (client: PreparingClient) => Promise<void>): Promise<void> {
  const client = new PreparingClient({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const add = 'SELECT $1::int + $2::int AS sum'
const sum = async (client: PreparingClient, values: number[]): Promise<unknown> =>
  ((await client.query({ text: add, values })) as { rows: { sum: number }[] }).rows[0]?.sum

async function prepared(client: PreparingClient): Promise<string[]> {
  const text = `SELECT statement FROM pg_prepared_statements WHERE name <> '' ORDER BY prepare_time`
  return ((await client.query(text)) as { rows: { statement: string }[] }).rows.map(({ statement }) => statement)
}

test('a statement with parameters is prepared once it is sent a second time', async () => {
  await withClient(async (client) => {
    await client.prepareUnlessPooled()
    expect(await sum(client, [1, 2])).toBe(3)
    expect(await prepared(client)).toEqual([])
    expect(await sum(client, [3, 4])).toBe(7)
    expect(await sum(client, [5, 6])).toBe(11)
    expect(await prepared(client)).toEqual([add])
  })
})

test('behind a pooler, which announces an invented process ID, nothing is prepared', async () => {
  await withClient(async (client) => {
    Object.assign(client, { processID: 1 })
    await client.prepareUnlessPooled()
    for (const values of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      await sum(client, values)
    expect(await prepared(client)).toEqual([])
  })
})

test('a connection prepares at most 200 statements, and answers others as before', async () => {
  await withClient(async (client) => {
    await client.prepareUnlessPooled()
    for (const each of Array.from({ length: 230 }, (_, index) => index))
      for (const value of [1, 2]) await client.query({ text: `SELECT $1::int + ${each}`, values: [value] })
    expect(await prepared(client)).toHaveLength(200)
    expect(await sum(client, [1, 2])).toBe(3)
  })
})

test('a statement whose columns a migration has changed is run again, and in a transaction fails once', async () => {
  await withClient(async (client) => {
    await client.prepareUnlessPooled()
    const send = (text: string, values: unknown[] = []) => client.query({ text, values }) as Promise<pg.QueryResult>
    const read = async () => (await send('SELECT * FROM "Changing" WHERE "one" > $1', [0])).fields.length
    await send('CREATE TEMP TABLE "Changing" ("one" int)')
    for (const columns of [1, 1, 1]) expect(await read()).toBe(columns)

    await send('ALTER TABLE "Changing" ADD "two" int')
    for (const columns of [2, 2, 2]) expect(await read()).toBe(columns)
    const answered = new Promise((resolve) => {
      client.query({ text: 'SELECT $1::int AS one', values: [1] }, undefined, (_: unknown, result: pg.QueryResult) =>
        resolve(result.rows),
      )
    })
    expect(await answered).toEqual([{ one: 1 }])

    await send('ALTER TABLE "Changing" ADD "three" int')
    await send('BEGIN')
    await expect(read()).rejects.toThrow('cached plan')
    await send('ROLLBACK')
    expect(await read()).toBe(3)
  })
})

test('an error of a prepared statement is the caller’s', async () => {
  await withClient(async (client) => {
    await client.prepareUnlessPooled()
    const divide = (by: number) => client.query({ text: 'SELECT 1 / $1::int', values: [by] }) as Promise<unknown>
    for (const by of [1, 1]) await divide(by)
    await expect(divide(0)).rejects.toThrow('division by zero')
    await divide(1)
  })
})
