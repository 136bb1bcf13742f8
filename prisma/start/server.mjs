import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode, watchForEnding } from '../system/child-process.mjs'
import { checkEnvironment } from './check-environment.mjs'
import { openDatabase } from '../embedded/database.mjs'
import { listenAddress, siteAddress } from './listen-address.mjs'
import { applyMigrations } from './migrations.mjs'
import { portFrom, requireFree } from '../system/ports.mjs'
import { dataDir, explain, loadEnvironment, Refusal, root } from '../system/project.mjs'
import { sessionSecret } from './session-secret.mjs'
import { seedDatabase } from './seed-database.mjs'

const WATCH_MS = 5_000
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const endWithParent = pathToFileURL(path.join(root, 'prisma', 'start', 'exit-with-parent.mjs')).href

/**
 * Brings the database up to date and serves until told to end; answers the exit code. A database that is `joined`
 * already is left in the end like one that is joined here. With `isReady` the settings and the database are taken as they
 * are. Throws a Refusal that says what to do when it cannot begin.
 */
export async function serve(mode, { joined, isReady = false } = {}) {
  loadEnvironment()
  const port = portFrom(process.env.PORT)
  if (mode === 'start' && !existsSync(path.join(root, '.next', 'BUILD_ID'))) {
    throw new Refusal('There is no build yet: run `npm run build` first.')
  }
  const host = listenAddress(process.env)
  await requireFree(port, host)
  if (!isReady) await checkEnvironment()
  const ending = watchForEnding()
  const database = joined ?? (await openDatabase())
  const watch = setInterval(() => database.revive().catch((error) => console.error(explain(error))), WATCH_MS)
  try {
    const env = {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: await sessionSecret(dataDir()),
      // Without an address of its own next-auth believes the one that it was asked by, not a fixed port.
      ...(!process.env.NEXTAUTH_URL && { AUTH_TRUST_HOST: '1' }),
    }
    if (!isReady) await applyMigrations(database.url)
    if (!isReady && !ending.asked) await seedDatabase(env)
    if (ending.asked) return 0
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
