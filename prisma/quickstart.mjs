// npm run quickstart: from a fresh clone to a running demo. Needs nothing but Node.js and npm.
import { requireNode } from './node-version.mjs'

requireNode()
const { main } = await import('./project.mjs')
await main(async () => {
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  process.env.DEMO ??= '1'
  const { serve } = await import('./server.mjs') // not before its packages are installed
  return serve('start')
})
