import { once } from 'node:events'
import path from 'node:path'
import { runNode } from '../system/child-process.mjs'
import { root, UserError } from '../system/project.mjs'
import { connectTo } from './migrations.mjs'

const SEED_LOCK = 5_283_611

/** Made by the build. */
export const bundledSeeder = path.join(root, '.next', 'seed-process.cjs')
const sources = ['--import', 'tsx', path.join(root, 'prisma', 'start', 'seed-process.ts')]

/**
 * Starts the process that seeds a database, and returns as soon as it has checked the environment:
 * - `seed(env)` prepares the database with these variables added, one process per database at a time, and waits for it;
 * - `dismiss()` ends the process if it still runs.
 * It runs the sources, or what the build made of them. Returns null when this process was told to terminate meanwhile.
 * Throws a UserError when the environment is not valid, and `seed` when seeding fails.
 */
export async function startSeeder(env, { isBundled = false } = {}) {
  let child
  const ended = runNode(['--conditions=react-server', ...(isBundled ? [bundledSeeder] : sources)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onSpawn: (spawned) => (child = spawned),
  })
  const first = await Promise.race([once(child, 'message'), ended])
  if (first.signal) return null
  if (first.code) throw new UserError('Nothing was started.')
  return {
    seed: (variables) => withSeedLock(variables.DATABASE_URL, () => finish(child, ended, variables)),
    dismiss: () => child.connected && child.disconnect(),
  }
}

/** Seeds a database at once; the options are those of `startSeeder`. Throws a UserError when that fails. */
export async function seedDatabase(env, options) {
  const seeder = await startSeeder(env, options)
  await seeder.seed(env)
}

async function finish(child, ended, variables) {
  child.send(variables)
  const { code, signal } = await ended
  if (code !== 0 && !signal) throw new UserError('Nothing was started: see above.')
}

async function withSeedLock(connectionString, work) {
  const client = await connectTo(connectionString)
  try {
    // A transaction-level lock also works through a pooler in transaction mode.
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK])
    await work()
  } finally {
    await client.end()
  }
}
