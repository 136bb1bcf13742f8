import { createMigrated, testName } from './databases.mjs'
import { joinTestServer } from './test-server.mjs'

/** Before the integration tests: one migrated database, of which every test file gets its own copy. */
export default async function createTemplateDatabase() {
  const server = await joinTestServer()
  const template = testName('template')
  await createMigrated(server.url, template)
  Object.assign(process.env, { LAUREL_TEST_SERVER: server.url, LAUREL_TEST_TEMPLATE: template })
  globalThis.laurelTestServer = server
}
