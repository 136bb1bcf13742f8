// node tests/harness/join-database.mjs FOLDER: joins that folder's database, prints its URL and leaves at the end of
// stdin. With --admin it also prints the superuser's URL. With --revive it keeps restarting PostgreSQL if it stops, as
// a server does.
import { once } from 'node:events'
import { joinDatabase } from '../../prisma/embedded/database.mjs'

const { url, adminUrl, leave, revive } = await joinDatabase(process.argv[2])
console.log(process.argv.includes('--admin') ? `${url}\n${adminUrl}` : url)
const watch = process.argv.includes('--revive') && setInterval(revive, 200)
process.stdin.resume()
await once(process.stdin, 'end')
clearInterval(watch)
await leave()
