import { once } from 'node:events'
import { forgetEnvironment, parseEnvironment } from '@/lib/env'

// Started by seeder.mjs before anything else, because it can read the environment's schema: one process checks the
// environment at once and seeds the database as soon as its parent has opened it.
async function run() {
  parseEnvironment(process.env)
  process.send?.('valid')
  // Loaded while the parent opens the database.
  const [{ prepareDatabase }, [env]] = await Promise.all([import('../prepare-database'), once(process, 'message')])
  Object.assign(process.env, env)
  forgetEnvironment()
  process.disconnect()
  await prepareDatabase()
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
