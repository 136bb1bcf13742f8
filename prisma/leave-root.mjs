import { handOver } from './data-folder.mjs'
import { findPostgres } from './postgres-binaries.mjs'
import { dataDir, loadEnvironment, root } from './project.mjs'
import { readableProject } from './project-copy.mjs'
import { sessionSecret } from './secret.mjs'
import { become, canRead, controller, isRoot, serverUser } from './unprivileged.mjs'

/**
 * Started as root, prepares what the server needs and becomes an unprivileged user, for good. Answers the folder to
 * load the rest of the program from: the project, or a copy that this user can read.
 */
export async function leaveRoot() {
  if (!isRoot()) return root
  loadEnvironment() // .env may be for root alone to read
  process.env.__NEXT_PROCESSED_ENV = 'true'
  const folder = dataDir()
  const user = serverUser(root, folder)
  if (!process.env.DATABASE_URL) findPostgres()
  const project = readableProject(user)
  process.env.DATA_DIR = handOver(folder, user)
  if (!controller(folder)) process.env.NEXTAUTH_SECRET = await sessionSecret(folder)
  if (process.env.TMPDIR && !canRead(user, process.env.TMPDIR)) delete process.env.TMPDIR
  become(user)
  process.chdir(project)
  console.log(`Started as root: serving as the user ${user.name}.`)
  return project
}
