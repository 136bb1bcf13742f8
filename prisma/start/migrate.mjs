// npm run db:migrate: applies pending migrations to the database of DATABASE_URL, else to the embedded one.
import { openDatabase } from '../embedded/database.mjs'
import { loadEnvironment, main } from '../system/project.mjs'
import { applyMigrations } from './migrations.mjs'

await main(async () => {
  loadEnvironment()
  const database = await openDatabase()
  try {
    const applied = await applyMigrations(database.url)
    for (const name of applied) console.log(`Applied ${name}`)
    if (applied.length === 0) console.log('No pending migrations to apply.')
  } finally {
    await database.leave()
  }
})
