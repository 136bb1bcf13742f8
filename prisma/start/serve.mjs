// node prisma/start/serve.mjs start|dev: starts the database, then serves. Shuts down cleanly on SIGTERM and SIGINT.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dropPrivileges } from './drop-privileges.mjs'
import { main, UserError, root } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

await main(async () => {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') throw new UserError('Usage: node prisma/start/serve.mjs start|dev')
  // The development server writes into the project, which only its owner may.
  if (mode === 'dev' && isRoot()) console.warn('The development server runs as root: use it on this machine only.')
  const { project, database } = mode === 'start' ? await dropPrivileges() : { project: root, database: null }
  try {
    const { serve } = await import(pathToFileURL(path.join(project, 'prisma', 'start', 'server.mjs')).href)
    return await serve(mode, { joined: database })
  } finally {
    await database?.then(
      ({ leave }) => leave(),
      () => {},
    )
  }
})
