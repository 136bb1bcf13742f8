import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { seedDatabase } from '../../prisma/start/seeder.mjs'
import { createCopy, createMigrated, testName } from './databases.mjs'

/**
 * Creates the template database that every server of the browser tests copies, because evaluating the demo family's
 * answers takes seconds. Returns the environment variable that passes its name to this run's processes.
 */
export async function createFamilyTemplate(server) {
  const name = testName('family')
  await createFamily(server, name)
  return { LAUREL_E2E_FAMILY: name }
}

/**
 * Creates a database with the demo family, copied from the template if there is one. Needs a build. Returns its URL.
 */
export async function createFamily(server, name) {
  const template = process.env.LAUREL_E2E_FAMILY
  if (template) return createCopy(server, name, template)
  const url = await createMigrated(server, name)
  await seedDatabase({ DATABASE_URL: url, DEMO: '1' }, { isBundled: true })
  await cheapenPasswords(url)
  return url
}

/** Stores the cheapest hash of the demo password: verifying the usual one is most of the work of a sign-in. */
async function cheapenPasswords(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('UPDATE "User" SET "passwordHash" = $1', [
    await hash('laurel-demo', { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  ])
  await client.end()
}
