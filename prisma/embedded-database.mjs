import { existsSync } from 'node:fs'
import path from 'node:path'
import { databaseHome } from './database-home.mjs'
import { liveUsers, register, unregister } from './database-users.mjs'
import { withLock } from './file-lock.mjs'
import { createCluster, ensureDatabase, findServer, openCluster, startServer, stopServer } from './postgres-cluster.mjs'
import { dataDir } from './project.mjs'
import { makeFolder } from './unprivileged.mjs'

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs for another process.
 * Answers its address and `leave`; the last process to leave stops the server.
 * Throws a Refusal that says what to do when there can be none here.
 */
export async function joinDatabase(folder) {
  const lock = path.join(folder, 'locks', 'database')
  makeFolder(lock)
  return withLock(lock, async () => {
    const cluster = openCluster(databaseHome(folder))
    register(cluster.folder)
    try {
      createCluster(cluster)
      const port = (await findServer(cluster)) ?? (await startServer(cluster))
      const url = await ensureDatabase(cluster, port)
      return { url, leave: () => leaveDatabase(lock, cluster) }
    } catch (error) {
      leaveCluster(cluster)
      throw error
    }
  })
}

/** The database of DATABASE_URL, or where that is not set the embedded one. */
export async function openDatabase() {
  const url = process.env.DATABASE_URL
  return url ? { url, leave: async () => {} } : joinDatabase(dataDir())
}

async function leaveDatabase(lock, cluster) {
  if (!existsSync(lock)) return // the data folder was deleted: so is the server, soon
  await withLock(lock, () => leaveCluster(cluster))
}

function leaveCluster(cluster) {
  unregister(cluster.folder)
  if (liveUsers(cluster.folder).length === 0) stopServer(cluster)
}
