import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { makeFolders } from '../system/make-folders.mjs'
import { superviseDatabase } from './supervisor.mjs'
import { liveClients, registerClient, unregisterClient } from './clients.mjs'
import { withLock } from '../system/file-lock.mjs'
import {
  adminUrl,
  createCluster,
  ensureDatabase,
  findServer,
  openCluster,
  startServer,
  stopServer,
} from './cluster.mjs'
import { findPostmaster } from './postmaster.mjs'
import { dataDir, UserError } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

/**
 * Starts the PostgreSQL of a data folder, or joins the one that another process has started. Returns its URLs for the
 * application's role (`url`) and for the superuser (`adminUrl`); `leave`, which stops the server if no other process
 * uses it; and `revive`, which restarts a server that has crashed, on the same port if possible.
 * If this process is root, a child process does all of this as an unprivileged user.
 * Throws a UserError that says what to do when PostgreSQL cannot run here.
 */
export async function joinDatabase(folder) {
  if (isRoot()) return superviseDatabase(folder)
  const lock = path.join(folder, 'locks', 'database')
  makeFolders(lock)
  return withLock(lock, async () => {
    const cluster = openCluster(databaseHome(folder))
    registerClient(cluster.folder)
    try {
      createCluster(cluster)
      const port = (await findServer(cluster)) ?? (await startServer(cluster))
      const url = await ensureDatabase(cluster, port)
      let isLeft = false
      return {
        url,
        adminUrl: adminUrl(cluster, port),
        leave: () => {
          isLeft = true
          return leaveDatabase(lock, cluster)
        },
        revive: () => reviveDatabase(lock, cluster, () => isLeft),
      }
    } catch (error) {
      leaveCluster(cluster)
      throw error
    }
  })
}

/** The database of DATABASE_URL, else the embedded one, as `joinDatabase` returns it. */
export async function openDatabase() {
  const url = process.env.DATABASE_URL
  return url ? { url, leave: async () => {}, revive: async () => {} } : joinDatabase(dataDir())
}

/** The folder of the database's files; `database` in the data folder may be a symbolic link made by root. */
function databaseHome(folder) {
  const here = path.join(folder, 'database')
  if (lstatSync(here, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(here)) {
    throw new UserError(
      `The database was in ${readlinkSync(here)}, which is gone. Delete ${here} to begin with an empty one.`,
    )
  }
  makeFolders(here, 0o700)
  return realpathSync(here)
}

async function reviveDatabase(lock, cluster, isLeft) {
  const hasCrashed = () => !isLeft() && existsSync(lock) && !findPostmaster(cluster.data)
  if (!hasCrashed()) return
  await withLock(lock, async () => {
    if (!hasCrashed()) return
    console.error('PostgreSQL stopped unexpectedly: restarting it.')
    await startServer(cluster)
  })
}

async function leaveDatabase(lock, cluster) {
  if (!existsSync(lock)) return // the data folder was deleted, and the server exits by itself
  await withLock(lock, () => leaveCluster(cluster))
}

function leaveCluster(cluster) {
  unregisterClient(cluster.folder)
  if (liveClients(cluster.folder).length === 0) stopServer(cluster)
}
