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

async function kept(client: PreparingClient): Promise<string[]> {
  const text = `SELECT statement FROM pg_prepared_statements WHERE name <> '' ORDER BY prepare_time`
  return ((await client.query(text)) as { rows: { statement: string }[] }).rows.map(({ statement }) => statement)
}

test('PostgreSQL keeps a statement with parameters from the second time that it is sent', async () => {
  await withClient(async (client) => {
    await client.beginKeeping()
    expect(await sum(client, [1, 2])).toBe(3)
    expect(await kept(client)).toEqual([])
    expect(await sum(client, [3, 4])).toBe(7)
    expect(await sum(client, [5, 6])).toBe(11)
    expect(await kept(client)).toEqual([add])
  })
})

test('behind a pooler, which announces a process that it made up, no statement is kept', async () => {
  await withClient(async (client) => {
    Object.assign(client, { processID: 1 })
    await client.beginKeeping()
    for (const values of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      await sum(client, values)
    expect(await kept(client)).toEqual([])
  })
})

test('a connection keeps at most 200 statements, and answers others as before', async () => {
  await withClient(async (client) => {
    await client.beginKeeping()
    for (const each of Array.from({ length: 230 }, (_, index) => index))
      for (const value of [1, 2]) await client.query({ text: `SELECT $1::int + ${each}`, values: [value] })
    expect(await kept(client)).toHaveLength(200)
    expect(await sum(client, [1, 2])).toBe(3)
  })
})
