import { startSupervisor } from '../embedded/supervisor.mjs'
import { giveDataFolder } from '../system/data-folder.mjs'
import { findPostgres } from '../embedded/binaries.mjs'
import { dataDir, loadEnvironment, root } from '../system/project.mjs'
import { readableProject } from '../system/project-copy.mjs'
import { sessionSecret } from './session-secret.mjs'
import { become, canRead, controller, isRoot, unprivilegedUsers } from '../system/os-users.mjs'

/**
 * If started as root, prepares what the server needs and switches to an unprivileged user, irrevocably.
 * Returns `project`, the folder to load the rest of the program from (a copy if that user cannot read the project), and
 * `database`: a promise of the embedded database if another user runs it, without the superuser's URL; else null.
 */
export async function dropPrivileges() {
  if (!isRoot()) return { project: root, database: null }
  loadEnvironment() // .env may be readable by root alone
  process.env.__NEXT_PROCESSED_ENV = 'true'
  const folder = dataDir()
  const users = unprivilegedUsers(root, folder)
  const isEmbedded = !process.env.DATABASE_URL
  if (isEmbedded) findPostgres()
  const project = readableProject(users)
  const home = giveDataFolder(folder, users)
  process.env.DATA_DIR = home
  if (!controller(folder)) process.env.NEXTAUTH_SECRET = await sessionSecret(folder)
  const { server, database: databaseUser } = users
  if (process.env.TMPDIR && !canRead(server, process.env.TMPDIR)) delete process.env.TMPDIR
  const hasOwnUser = isEmbedded && databaseUser.uid !== server.uid
  const database = hasOwnUser ? startSupervisor({ project, folder: home, user: databaseUser }) : null
  database?.catch(() => {}) // awaited by the caller
  become(server)
  process.chdir(project)
  const databaseNote = hasOwnUser ? `, its database as the user ${databaseUser.name}` : ''
  console.log(`Started as root: serving as the user ${server.name}${databaseNote}.`)
  return { project, database }
}
