// node prisma/start/with-database.mjs COMMAND…: runs it with DATABASE_URL set and the database migrated.
import { runTool } from '../system/child-process.mjs'
import { openDatabase } from '../embedded/database.mjs'
import { applyMigrations } from './migrations.mjs'
import { loadEnvironment, main, UserError } from '../system/project.mjs'

await main(async () => {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new UserError('Say what to run: node prisma/start/with-database.mjs COMMAND…')
  loadEnvironment()
  const database = await openDatabase()
  try {
    await applyMigrations(database.url)
    const { code } = await runTool(command, args, { env: { DATABASE_URL: database.url } })
    return code
  } finally {
    await database.leave()
  }
})
