// npm run quickstart: takes a fresh clone to a running demo. Needs only Node.js and npm.
import path from 'node:path'
import { requireNode } from './node-version.mjs'

requireNode()
const { main, root } = await import('../system/project.mjs')
await main(async () => {
  const { become, controller, isRoot, unprivilegedUsers } = await import('../system/os-users.mjs')
  // Started with sudo in somebody's clone: packages and build belong to that user too.
  if (isRoot() && controller(root)) become(unprivilegedUsers(root, root).server)
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  // Set before .env is loaded, so that the demo family is never put into the database of a real one.
  process.env.DEMO ??= '1'
  process.env.DATA_DIR ??= path.join('.data', 'demo')
  for (const name of ['DATABASE_URL', 'HOST', 'NEXTAUTH_URL']) process.env[name] ??= ''
  // Imported late, because it needs packages that `prepare` installs.
  const { dropPrivileges } = await import('./drop-privileges.mjs')
  const { serveProject } = await import('./serve-project.mjs')
  return serveProject('start', await dropPrivileges())
})
