import path from 'node:path'
import { joinDatabase } from '../../prisma/embedded/database.mjs'
import { dataDir } from '../../prisma/system/project.mjs'
import { dropTestDatabases, hasEnded } from './databases.mjs'

/**
 * The PostgreSQL server tests make their databases on: TEST_DATABASE_URL, or an embedded one of their own.
 * Never DATABASE_URL: what is there is somebody's. `leave` drops the databases this process made there.
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
  if (url) return { url, leave: async () => {} } // perhaps shared with machines whose processes are not known here
  const { adminUrl, leave } = await joinDatabase(path.join(dataDir(), 'test'))
  await dropTestDatabases(adminUrl, hasEnded)
  return { url: adminUrl, leave }
}
