// node prisma/embedded/supervisor-process.mjs FOLDER [--admin]: joins that folder's database for the process that started this one, says
// where it is, starts it again on each line it is sent, and leaves at the end of its input.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { joinDatabase } from './database.mjs'
import { explain, main } from '../system/project.mjs'

// A terminal's Ctrl-C reaches this process too, but its parent says when the database is no longer needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

await main(async () => {
  const { url, adminUrl, leave, revive } = await joinDatabase(process.argv[2])
  console.log(JSON.stringify({ url, ...(process.argv.includes('--admin') && { adminUrl }) }))
  const requests = createInterface({ input: process.stdin })
  requests.on('line', () => revive().catch((error) => console.error(explain(error))))
  await once(requests, 'close')
  await leave()
})
