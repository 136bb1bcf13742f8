// node tests/harness/join-database.mjs FOLDER: joins that folder's database, says where it is, leaves at the end of its input.
// With --admin it says the superuser's address as well. With --revive it looks all the while whether PostgreSQL still runs, as a server does.
import { once } from 'node:events'
import { joinDatabase } from '../../prisma/embedded/database.mjs'

const { url, adminUrl, leave, revive } = await joinDatabase(process.argv[2])
console.log(process.argv.includes('--admin') ? `${url}\n${adminUrl}` : url)
const watch = process.argv.includes('--revive') && setInterval(revive, 200)
process.stdin.resume()
await once(process.stdin, 'end')
clearInterval(watch)
await leave()
