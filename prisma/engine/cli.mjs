import pg from 'pg'
import { plainUrl } from './adapter.mjs'

const statements = {
  'can-connect-to-database': () => null,
  'create-database': (name) => `CREATE DATABASE ${pg.escapeIdentifier(name)}`,
  'drop-database': (name) => `DROP DATABASE ${pg.escapeIdentifier(name)}`,
}
const codes = { '3D000': 'P1003', '28P01': 'P1000' }

/** Runs one of the engine's one-off commands. Returns null or an error with Prisma's error code. */
export async function runCommand(command, address) {
  const url = new URL(plainUrl(address))
  const statement = statements[command]?.(decodeURIComponent(url.pathname.slice(1)))
  // A database cannot be created or dropped through a connection to itself.
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
