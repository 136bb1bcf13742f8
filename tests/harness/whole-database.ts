import pg from 'pg'

/** Every row of every table as text, every sequence, and what holds: enums, constraints, indexes and enabled triggers. */
export async function readWholeDatabase(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`SET "TimeZone" = 'UTC'`)
    const list = async (sql: string) => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line)
    const tables = await list(`SELECT tablename AS line FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
    const whole: Record<string, string[]> = {
      sequences: await list(`SELECT sequencename || ' ' || coalesce(last_value, 0) AS line FROM pg_sequences
        WHERE schemaname = 'public' ORDER BY 1`),
      enums: await list(`SELECT enumtypid::regtype || ' ' || string_agg(enumlabel, ', ' ORDER BY enumsortorder) AS line
        FROM pg_enum GROUP BY enumtypid ORDER BY 1`),
      constraints:
        await list(`SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1`),
      indexes: await list(`SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
      triggers: await list(`SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text AS line FROM pg_trigger
        WHERE NOT tgisinternal ORDER BY 1`),
    }
    for (const table of tables) whole[table] = await list(`SELECT t::text AS line FROM "${table}" t ORDER BY 1`)
    return whole
  } finally {
    await client.end()
  }
}
