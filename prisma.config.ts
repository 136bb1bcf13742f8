import path from 'node:path'
import { defineConfig } from 'prisma/config'

// Prisma would download its schema engine from outside npm. Ours is the same engine from npm.
// (Windows starts no script as a program, so there Prisma fetches its own.)
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'prisma', 'engine', 'schema-engine.mjs')
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'tsx --conditions=react-server prisma/seed.ts' },
  // Empty where there is no database: generate and validate need none.
  datasource: { url: process.env.DATABASE_URL ?? '', shadowDatabaseUrl: process.env.SHADOW_DATABASE_URL },
})
