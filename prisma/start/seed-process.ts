import { once } from 'node:events'
import { parseEnvironment } from '@/lib/env'

// Started by seeder.mjs before anything else, because it can read the environment's schema: one process checks the
// environment at once and seeds the database as soon as its parent has opened it.
async function run() {
  parseEnvironment(process.env)
  process.send?.('valid')
  const [env] = (await once(process, 'message')) as [NodeJS.ProcessEnv]
  Object.assign(process.env, env)
  process.disconnect()
  await import('../seed')
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
