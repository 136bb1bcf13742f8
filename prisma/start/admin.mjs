// npm run admin -- NAME [--no-second-factor]: a new password for an administrator who cannot sign in any more.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from '../system/child-process.mjs'
import { openDatabase } from '../embedded/database.mjs'
import { applyMigrations } from './migrations.mjs'
import { loadEnvironment, main, Refusal, root } from '../system/project.mjs'

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
    // A name may hold spaces, and npm hands them on apart when they are not quoted.
    const name = positionals.join(' ')
    if (name) return { name, hasSecondFactor: !values['no-second-factor'] }
  } catch {
    // an option that there is not
  }
  throw new Refusal(usage)
}
