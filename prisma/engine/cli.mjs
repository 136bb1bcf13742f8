import pg from 'pg'
import { plainUrl } from './adapter.mjs'

const statements = {
  'can-connect-to-database': () => null,
  'create-database': (name) => `CREATE DATABASE ${pg.escapeIdentifier(name)}`,
  'drop-database': (name) => `DROP DATABASE ${pg.escapeIdentifier(name)}`,
}
const codes = { '3D000': 'P1003', '28P01': 'P1000' }

/** The engine's one-off commands. Answers null, or the error as Prisma codes it. */
export async function runCommand(command, address) {
  const url = new URL(plainUrl(address))
  const statement = statements[command]?.(decodeURIComponent(url.pathname.slice(1)))
  // A database cannot be made or dropped from within itself.
  if (statement) url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.toString() })
  try {
    await client.connect()
    if (statement) await client.query(statement)
    return null
  } catch (error) {
    return { message: error.message || error.code, error_code: codes[error.code] ?? 'P1001' }
  } finally {
    await client.end().catch(() => {})
  }
}
