import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { runNode } from '../system/child-process.mjs'
import { root, UserError } from '../system/project.mjs'

const SEED_LOCK = 5_283_611

/** Runs prisma/seed.ts on the database, one process at a time. Throws a UserError when it fails. */
export async function seedDatabase(env) {
  const seed = path.join(root, 'prisma', 'seed.ts')
  if (!existsSync(seed)) return
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    // A transaction-level lock also works through a pooler in transaction mode.
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK])
    const { code, signal } = await runNode(['--conditions=react-server', '--import', 'tsx', seed], { env })
    if (code !== 0 && !signal) throw new UserError('Nothing was started: see above.')
  } finally {
    await client.end()
  }
}
