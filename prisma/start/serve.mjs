// node prisma/start/serve.mjs start|dev: brings up the database, then serves. SIGTERM and SIGINT end it cleanly.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { leaveRoot } from './drop-privileges.mjs'
import { main, Refusal, root } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

await main(async () => {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') throw new Refusal('Say how to serve: node prisma/start/serve.mjs start|dev')
  // Building while it serves writes into the project, which only its owner may.
  if (mode === 'dev' && isRoot()) console.warn('The development server runs as root: use it on this machine alone.')
  const { project, database } = mode === 'start' ? await leaveRoot() : { project: root, database: null }
  try {
    const { serve } = await import(pathToFileURL(path.join(project, 'prisma', 'start', 'server.mjs')).href)
    return await serve(mode, { joined: database })
  } finally {
    await database?.leave()
  }
})
