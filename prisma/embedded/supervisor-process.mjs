// node prisma/embedded/supervisor-process.mjs FOLDER [--admin]: joins the database of that data folder on behalf of
// its parent process. Prints the URLs as one line of JSON, revives the database for each line of input, and leaves it
// at the end of input.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { joinDatabase } from './database.mjs'
import { explain, main } from '../system/project.mjs'

// Ctrl-C in a terminal signals this process too, but its parent decides when the database is no longer needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

await main(async () => {
  const { url, adminUrl, leave, revive } = await joinDatabase(process.argv[2])
  console.log(JSON.stringify({ url, ...(process.argv.includes('--admin') && { adminUrl }) }))
  const requests = createInterface({ input: process.stdin })
  requests.on('line', () => revive().catch((error) => console.error(explain(error))))
  await once(requests, 'close')
  await leave()
})
