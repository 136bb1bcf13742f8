// npm run quickstart: from a fresh clone to a running demo. Needs nothing but Node.js and npm.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
const { main, root } = await import('../system/project.mjs')
await main(async () => {
  const { become, controller, isRoot, unprivilegedUsers } = await import('../system/os-users.mjs')
  // With `sudo` in somebody's clone: the packages and the build are theirs too.
  if (isRoot() && controller(root)) become(unprivilegedUsers(root, root).server)
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  // Set before .env is read: the demo family never goes where a real one lives, or will.
  process.env.DEMO ??= '1'
  process.env.DATA_DIR ??= path.join('.data', 'demo')
  for (const name of ['DATABASE_URL', 'HOST', 'NEXTAUTH_URL']) process.env[name] ??= ''
  // Not before its packages are installed.
  const { leaveRoot } = await import('./drop-privileges.mjs')
  const { project, database } = await leaveRoot()
  try {
    const { serve } = await import(pathToFileURL(path.join(project, 'prisma', 'start', 'server.mjs')).href)
    return await serve('start', { joined: database })
  } finally {
    await database?.leave()
  }
})
