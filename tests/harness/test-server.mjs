import path from 'node:path'
import { joinDatabase } from '../../prisma/embedded/database.mjs'
import { dataDir } from '../../prisma/system/project.mjs'
import { dropTestDatabases, hasEnded } from './databases.mjs'

/**
 * The PostgreSQL server for test databases: TEST_DATABASE_URL, or a shared embedded one.
 * Never DATABASE_URL, which may hold real data. `leave` drops the databases that this process created.
 */
export async function joinTestServer() {
  const { url, leave } = await open()
  const leaveClean = async () => {
    await dropTestDatabases(url, (pid) => pid === process.pid)
    await leave()
  }
  return { url, leave: leaveClean }
}

async function open() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, leave: async () => {} } // perhaps shared with processes of other machines
  const { adminUrl, leave } = await joinDatabase(path.join(dataDir(), 'test'))
  await dropTestDatabases(adminUrl, hasEnded)
  return { url: adminUrl, leave }
}
