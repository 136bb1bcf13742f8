import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../embedded/database.mjs'
import { watchForTermination } from '../system/child-process.mjs'
import { parsePort, requireFree } from '../system/ports.mjs'
import { dataDir, explain, loadEnvironment, root, UserError } from '../system/project.mjs'
import { RESTART } from './ending.mjs'
import { listenAddress, siteAddress } from './listen-address.mjs'
import { applyMigrations } from './migrations.mjs'
import { requireTriedNext } from './next-version.mjs'
import { bundledSeeder, startSeeder } from './seeder.mjs'
import { sessionSecret } from './session-secret.mjs'
import { startWebServer } from './web-server.mjs'

/** How often the database is checked. */
const WATCH_INTERVAL_MS = 5_000

/**
 * Migrates and seeds the database, then serves until terminated. Returns the exit code. `joined` is what
 * `joinDatabase` returned, and is left in the end; with `isReady` neither the environment nor the database is checked
 * or changed. Throws a UserError that says what to do when it cannot start.
 */
export async function serve(mode, { joined, isReady = false } = {}) {
  loadEnvironment()
  const port = parsePort(process.env.PORT)
  if (mode === 'start' && !existsSync(path.join(root, '.next', 'BUILD_ID'))) {
    throw new UserError('There is no build yet: run `npm run build` first.')
  }
  requireTriedNext()
  const host = listenAddress(process.env)
  await requireFree(port, host)
  const termination = watchForTermination()
  // These three and the database's start each take about a second, so they run side by side.
  const web = startWebServer(mode, port, host)
  const seeder = isReady
    ? Promise.resolve(null)
    : startSeeder(undefined, { isBundled: mode === 'start' && existsSync(bundledSeeder) })
  seeder.catch(() => {}) // awaited below
  try {
    return await withDatabase(joined, async (url) => {
      const valid = await seeder
      const env = await serverEnvironment(url)
      if (!isReady) await applyMigrations(url)
      web.prepare(env)
      if (!termination.isRequested) await valid?.seed(env)
      if (termination.isRequested) return 0
      console.log(`Serving on ${siteAddress(host, port)}${host ? ` (${host} only)` : ''}`)
      web.listen()
      return await untilEnded(web, () => startWebServer(mode, port, host), env)
    })
  } finally {
    web.dismiss()
    const valid = await seeder.catch(() => null)
    valid?.dismiss()
  }
}

/** Runs `work` with the URL of the database, and restarts an embedded one that crashes meanwhile. */
async function withDatabase(joined, work) {
  const database = await (joined ?? openDatabase())
  const watch = setInterval(() => database.revive().catch((error) => console.error(explain(error))), WATCH_INTERVAL_MS)
  try {
    return await work(database.url)
  } finally {
    clearInterval(watch)
    await database.leave()
  }
}

async function serverEnvironment(databaseUrl) {
  return {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: await sessionSecret(dataDir()),
    // Without NEXTAUTH_URL, next-auth takes the site's address from the request instead of assuming a port.
    ...(!process.env.NEXTAUTH_URL && { AUTH_TRUST_HOST: '1' }),
  }
}

/** Waits until the web server exits, and runs another one whenever it asks to be restarted. Returns the exit code. */
async function untilEnded(web, restart, env) {
  for (;;) {
    const { code, signal } = await web.ended
    if (signal) return 0
    // The web server never ends by itself.
    if (code !== RESTART) return code || 1
    web = restart()
    web.prepare(env)
    web.listen()
  }
}
