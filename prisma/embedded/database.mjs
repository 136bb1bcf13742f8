import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { keepDatabase } from './supervisor.mjs'
import { liveUsers, register, unregister } from './clients.mjs'
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
import { dataDir, Refusal } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs for another process.
 * Answers its address for Laurel (`url`) and for the server's superuser (`adminUrl`), `leave`, with which the last
 * process stops the server, and `revive`, which starts it again where it was when it ended by itself.
 * For root another process does it, as an unprivileged user.
 * Throws a Refusal that says what to do when there can be none here.
 */
export async function joinDatabase(folder) {
  if (isRoot()) return keepDatabase(folder)
  const lock = path.join(folder, 'locks', 'database')
  mkdirSync(lock, { recursive: true })
  return withLock(lock, async () => {
    const cluster = openCluster(databaseHome(folder))
    register(cluster.folder)
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

/** The database of DATABASE_URL, or where that is not set the embedded one. */
export async function openDatabase() {
  const url = process.env.DATABASE_URL
  return url ? { url, leave: async () => {}, revive: async () => {} } : joinDatabase(dataDir())
}

/** The folder that the database of a data folder lives in; root may have put a link there. */
function databaseHome(folder) {
  const here = path.join(folder, 'database')
  if (lstatSync(here, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(here)) {
    throw new Refusal(
      `The database was in ${readlinkSync(here)}, which is gone. Delete ${here} to begin with an empty one.`,
    )
  }
  mkdirSync(here, { recursive: true, mode: 0o700 })
  return realpathSync(here)
}

async function reviveDatabase(lock, cluster, isLeft) {
  const isGone = () => !isLeft() && existsSync(lock) && !findPostmaster(cluster.data)
  if (!isGone()) return
  await withLock(lock, async () => {
    if (!isGone()) return
    console.error('PostgreSQL ended by itself: starting it again.')
    await startServer(cluster)
  })
}

async function leaveDatabase(lock, cluster) {
  if (!existsSync(lock)) return // the data folder was deleted: so is the server, soon
  await withLock(lock, () => leaveCluster(cluster))
}

function leaveCluster(cluster) {
  unregister(cluster.folder)
  if (liveUsers(cluster.folder).length === 0) stopServer(cluster)
}
