// npm run quickstart: takes a fresh clone to a running demo. Needs only Node.js and npm.
import { setDemoEnvironment } from './demo-environment.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
const { main, root } = await import('../system/project.mjs')
await main(async () => {
  const { become, controller, isRoot, unprivilegedUsers } = await import('../system/os-users.mjs')
  // Started with sudo in somebody's clone: packages and build belong to that user too.
  if (isRoot() && controller(root)) become(unprivilegedUsers(root, root).server)
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  setDemoEnvironment()
  // Imported late, because it needs packages that `prepare` installs.
  const { dropPrivileges } = await import('./drop-privileges.mjs')
  const { serveProject } = await import('./serve-project.mjs')
  return serveProject('start', await dropPrivileges())
})
