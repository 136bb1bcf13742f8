// node tests/support/join-database.mjs FOLDER: joins that folder's database, says where it is, leaves at the end of its input.
import { once } from 'node:events'
import { joinDatabase } from '../../prisma/embedded-database.mjs'

const { url, leave } = await joinDatabase(process.argv[2])
console.log(url)
process.stdin.resume()
await once(process.stdin, 'end')
await leave()
