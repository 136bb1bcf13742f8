import { startKeeper } from '../embedded/supervisor.mjs'
import { handOver } from '../system/data-folder.mjs'
import { findPostgres } from '../embedded/binaries.mjs'
import { dataDir, loadEnvironment, root } from '../system/project.mjs'
import { readableProject } from '../system/project-copy.mjs'
import { sessionSecret } from './session-secret.mjs'
import { become, canRead, controller, isRoot, unprivilegedUsers } from '../system/os-users.mjs'

/**
 * Started as root, prepares what the server needs and becomes an unprivileged user, for good. Answers the folder to
 * load the rest of the program from: the project, or a copy that this user can read. Where another user runs the
 * embedded database, answers that too, already joined, as `joinDatabase` does but without the superuser's address.
 */
export async function leaveRoot() {
  if (!isRoot()) return { project: root, database: null }
  loadEnvironment() // .env may be for root alone to read
  process.env.__NEXT_PROCESSED_ENV = 'true'
  const folder = dataDir()
  const users = unprivilegedUsers(root, folder)
  const isEmbedded = !process.env.DATABASE_URL
  if (isEmbedded) findPostgres()
  const project = readableProject(users)
  const home = handOver(folder, users)
  process.env.DATA_DIR = home
  if (!controller(folder)) process.env.NEXTAUTH_SECRET = await sessionSecret(folder)
  const { server, database: keeping } = users
  if (process.env.TMPDIR && !canRead(server, process.env.TMPDIR)) delete process.env.TMPDIR
  const isApart = isEmbedded && keeping.uid !== server.uid
  const database = isApart ? await startKeeper({ project, folder: home, user: keeping }) : null
  become(server)
  process.chdir(project)
  const beside = isApart ? `, its database as the user ${keeping.name}` : ''
  console.log(`Started as root: serving as the user ${server.name}${beside}.`)
  return { project, database }
}
