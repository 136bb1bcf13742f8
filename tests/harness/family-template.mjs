import { seedDatabase } from '../../prisma/start/seeder.mjs'
import { createCopy, createMigrated, testName } from './databases.mjs'

/**
 * Makes the database that every server of the browser tests begins with a copy of: to evaluate the demo family's
 * answers takes seconds, to copy them a moment. Answers the setting that tells the processes of this run its name.
 */
export async function createFamilyTemplate(server) {
  const name = testName('family')
  await createFamily(server, name)
  return { LAUREL_E2E_FAMILY: name }
}

/** Makes a database with the demo family, a copy of the template where there is one; answers its address. */
export async function createFamily(server, name) {
  const template = process.env.LAUREL_E2E_FAMILY
  if (template) return createCopy(server, name, template)
  const url = await createMigrated(server, name)
  await seedDatabase({ DATABASE_URL: url, DEMO: '1' })
  return url
}
