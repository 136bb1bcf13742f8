// npm run admin -- NAME [--no-second-factor]: sets a new password for an administrator who can no longer sign in.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from '../system/child-process.mjs'
import { openDatabase } from '../embedded/database.mjs'
import { applyMigrations } from './migrations.mjs'
import { loadEnvironment, main, UserError, root } from '../system/project.mjs'

const usage = 'Say whose password: npm run admin -- NAME [--no-second-factor]'

await main(async () => {
  const { name, hasSecondFactor } = readArguments()
  loadEnvironment()
  const database = await openDatabase()
  try {
    await applyMigrations(database.url)
    const program = ['--conditions=react-server', '--import', 'tsx', path.join(root, 'prisma', 'start', 'admin.ts')]
    const { code } = await runNode([...program, name, hasSecondFactor ? 'kept' : 'off'], {
      env: { DATABASE_URL: database.url },
    })
    return code
  } finally {
    await database.leave()
  }
})

function readArguments() {
  try {
    const options = { 'no-second-factor': { type: 'boolean' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    // A name may contain spaces, and npm passes an unquoted one as several arguments.
    const name = positionals.join(' ')
    if (name) return { name, hasSecondFactor: !values['no-second-factor'] }
  } catch {
    // an unknown option
  }
  throw new UserError(usage)
}
