// node prisma/start/complete-postgres.mjs: creates the library links of the embedded PostgreSQL, which npm's install script
// would create. For installations that the server's user cannot change.
import { findPostgres } from '../embedded/binaries.mjs'
import { main } from '../system/project.mjs'

await main(async () => {
  findPostgres()
})
