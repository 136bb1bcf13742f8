// node prisma/serve.mjs start|dev: brings up the database, then serves. SIGTERM and SIGINT end it cleanly.
import { main, Refusal } from './project.mjs'
import { serve } from './server.mjs'

await main(() => {
  const mode = process.argv[2]
  if (mode !== 'start' && mode !== 'dev') throw new Refusal('Say how to serve: node prisma/serve.mjs start|dev')
  return serve(mode)
})
