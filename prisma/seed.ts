// prisma db seed: what `npm start` does with a database before it serves.
import { prepareDatabase } from './prepare-database'

prepareDatabase().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
