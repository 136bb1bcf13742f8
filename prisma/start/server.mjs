import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode, watchForTermination } from '../system/child-process.mjs'
import { checkEnvironment } from './check-environment.mjs'
import { openDatabase } from '../embedded/database.mjs'
import { listenAddress, siteAddress } from './listen-address.mjs'
import { applyMigrations } from './migrations.mjs'
import { parsePort, requireFree } from '../system/ports.mjs'
import { dataDir, explain, loadEnvironment, UserError, root } from '../system/project.mjs'
import { sessionSecret } from './session-secret.mjs'
import { seedDatabase } from './seed-database.mjs'

/** How often the database is checked, in milliseconds. */
const WATCH_INTERVAL = 5_000
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const endWithParent = pathToFileURL(path.join(root, 'prisma', 'start', 'exit-with-parent.mjs')).href

/**
 * Migrates and seeds the database, then serves until terminated. Returns the exit code. `joined` is a database from
 * `joinDatabase`, which is left in the end; with `isReady` neither the environment nor the database is checked or changed.
 * Throws a UserError that says what to do when it cannot start.
 */
export async function serve(mode, { joined, isReady = false } = {}) {
  loadEnvironment()
  const port = parsePort(process.env.PORT)
  if (mode === 'start' && !existsSync(path.join(root, '.next', 'BUILD_ID'))) {
    throw new UserError('There is no build yet: run `npm run build` first.')
  }
  const host = listenAddress(process.env)
  await requireFree(port, host)
  if (!isReady) await checkEnvironment()
  const termination = watchForTermination()
  const database = joined ?? (await openDatabase())
  const watch = setInterval(() => database.revive().catch((error) => console.error(explain(error))), WATCH_INTERVAL)
  try {
    const env = {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: await sessionSecret(dataDir()),
      // Without an address of its own next-auth believes the one that it was asked by, not a fixed port.
      ...(!process.env.NEXTAUTH_URL && { AUTH_TRUST_HOST: '1' }),
    }
    if (!isReady) await applyMigrations(database.url)
    if (!isReady && !termination.isRequested) await seedDatabase(env)
    if (termination.isRequested) return 0
    const server = [next, mode, '-p', String(port), ...(host ? ['-H', host] : [])]
    console.log(`Serving on ${siteAddress(host, port)}${host ? ` (${host} only)` : ''}`)
    // Longer than proxies and clients keep one: whoever asks just when it is closed would hear nothing.
    if (mode === 'start') server.push('--keepAliveTimeout', '70000')
    // Next's development server talks to children of its own by the same channel: it is left alone.
    const { code, signal } =
      mode === 'start'
        ? await runNode(['--import', endWithParent, ...server], {
            env,
            stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          })
        : await runNode(server, { env })
    return signal ? 0 : code || 1
  } finally {
    clearInterval(watch)
    await database.leave()
  }
}
