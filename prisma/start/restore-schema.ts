import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import type { Schema } from '@/lib/backup/restore'
import { createEnumsWhole } from './enum-values.mjs'
import { ensureMigrationsTable, listMigrations, lockMigrations, recordMigration, runMigration } from './migrations.mjs'

const migrations = listMigrations()
const named = (names: string[]) => migrations.filter(({ name }) => names.includes(name))

/** The migrations of this version, for a restore. */
export const schema: Schema = {
  names: migrations.map(({ name }) => name),
  lock: lockMigrations,
  async run(client, names) {
    await ensureMigrationsTable(client)
    const statements = createEnumsWhole(migrations.map(({ file }) => readFileSync(file, 'utf8')))
    for (const migration of named(names)) {
      await runMigration(client, migration, statements[migrations.indexOf(migration)])
      await checkConstraints(client)
    }
  },
  async record(client, names) {
    for (const migration of named(names)) await recordMigration(client, migration)
  },
}

/**
 * Checks what a transaction defers to its end, where each migration has one of its own: the next can then alter tables.
 */
async function checkConstraints(client: Client): Promise<void> {
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  await client.query('SET CONSTRAINTS ALL DEFERRED')
}
