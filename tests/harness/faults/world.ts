import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startBlobFake, blobToken } from '../blob-fake'
import { createMigrated } from '../databases.mjs'
import { startModelFake } from '../model-fake'
import { startPushFake } from '../push-fake'
import { resendKey, startResendFake } from '../resend-fake'
import { App } from './app'
import { startCluster, type Cluster } from './cluster'
import { addPerson } from './family'
import { startPgBouncer } from './pgbouncer'
import { startTcpProxy } from './tcp-proxy'
import { until } from './until'

export const cronSecret = 'the secret of the fault tests'
const databaseName = 'laurel_faults'

export type World = Awaited<ReturnType<typeof startWorld>>

/**
 * Two processes of the production build on one PostgreSQL, the second one through PgBouncer where it is installed, each
 * behind a TCP proxy; fakes of the services outside; and a connection of the tests' own, past the proxies.
 */
export async function startWorld() {
  const running: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of running.reverse()) await end()
  }
  try {
    return { ...(await startParts((end) => running.push(end))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(atEnd: (stop: () => Promise<unknown>) => void) {
  const started = async <T>(starting: Promise<T>, stop: (part: T) => Promise<unknown>): Promise<T> => {
    const part = await starting
    atEnd(() => stop(part))
    return part
  }
  const cluster = await started(startCluster(), (part) => part.stop())
  const databaseUrl = (await createMigrated(cluster.url(), databaseName)) as string
  const startProxy = () => started(startTcpProxy(cluster.port), (part) => part.stop())
  const proxies = [await startProxy(), await startProxy()] as const
  const throughProxy = (index: 0 | 1) =>
    Object.assign(new URL(databaseUrl), { port: String(proxies[index].port) }).toString()
  const pgbouncer = await started(startPgBouncer(throughProxy(1)), async (part) => part?.stop())
  const model = await started(startModelFake(), (part) => part.close())
  const resend = await started(startResendFake(), (part) => part.stop())
  const blob = await started(startBlobFake(), (part) => part.stop())
  const push = await started(startPushFake(), (part) => part.stop())
  const data = mkdtempSync(path.join(tmpdir(), 'laurel-faults-data-'))
  atEnd(async () => rmSync(data, { recursive: true, force: true }))
  const settings = {
    DATA_DIR: data,
    NEXTAUTH_SECRET: 'the secret of the fault tests, long enough',
    AUTH_TRUST_HOST: '1',
    CRON_SECRET: cronSecret,
    EVALUATIONS_PER_DAY: '1000',
    OPENAI_BASE_URL: model.baseURL,
    EVALUATION_MODEL: 'fake',
    RESEND_API_KEY: resendKey,
    RESEND_BASE_URL: resend.url,
    EMAIL_FROM: 'Laurel <laurel@example.org>',
    BLOB_READ_WRITE_TOKEN: blobToken,
    VERCEL_BLOB_API_URL: blob.url,
    VERCEL_BLOB_RETRIES: '0',
    PUSH_TO_LOOPBACK: '1',
    LOG_LEVEL: 'warn',
  }
  const startApp = (name: string, DATABASE_URL: string) =>
    started(App.start(name, { ...settings, DATABASE_URL }, data), (part) => part.kill())
  const apps = [
    await startApp('direct', throughProxy(0)),
    await startApp('pooled', pgbouncer?.url ?? throughProxy(1)),
  ] as const
  const database = await started(connection(cluster), (part) => part.end())
  const addAdministrator = () => addPerson(database.client(), { isAdmin: true })
  return {
    apps,
    proxies,
    cluster,
    model,
    resend,
    blob,
    push,
    /** Moves the clocks of both processes so many ms ahead of this process's. */
    moveClocksTo: async (offset: number) => {
      push.clockOffset = offset
      for (const app of apps) await app.moveClockTo(offset)
    },
    administrators: [await addAdministrator(), await addAdministrator()] as const,
    isPooled: pgbouncer !== null,
    /** The tests' own connection; after a restart of PostgreSQL, `reconnect` first. */
    database: database.client,
    reconnect: database.reconnect,
  }
}

async function connection(cluster: Cluster) {
  let client: pg.Client
  const open = async () => {
    const url = new URL(cluster.url())
    url.pathname = `/${databaseName}`
    client = new pg.Client({ connectionString: url.toString(), application_name: 'fault tests' })
    client.on('error', () => undefined)
    await client.connect()
  }
  await open()
  return {
    client: () => client,
    reconnect: async () => {
      await client.end().catch(() => undefined)
      await until('the tests are connected again', () =>
        open().then(
          () => true,
          () => false,
        ),
      )
    },
    end: () => client.end().catch(() => undefined),
  }
}
