// node prisma/start/serve.mjs start|dev: starts the database, then serves. Shuts down cleanly on SIGTERM and SIGINT.
import { dropPrivileges } from './drop-privileges.mjs'
import { main, UserError, root } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'
import { serveProject } from './serve-project.mjs'

await main(async () => {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') throw new UserError('Usage: node prisma/start/serve.mjs start|dev')
  // The development server writes into the project, which only its owner may.
  if (mode === 'dev' && isRoot()) console.warn('The development server runs as root: use it on this machine only.')
  return serveProject(mode, mode === 'start' ? await dropPrivileges() : { project: root, database: null })
})
