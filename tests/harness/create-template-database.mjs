import { createMigrated, testName } from './databases.mjs'
import { joinTestServer } from './test-server.mjs'

/** Runs before the integration tests: creates a migrated database, which is copied for every test file. */
export default async function createTemplateDatabase() {
  const server = await joinTestServer()
  const template = testName('template')
  await createMigrated(server.url, template)
  Object.assign(process.env, { LAUREL_TEST_SERVER: server.url, LAUREL_TEST_TEMPLATE: template })
  globalThis.laurelTestServer = server
}
