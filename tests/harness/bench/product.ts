import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../prisma/system/ports.mjs'
import { type Running, startServer } from './processes'

/** The production build on a database, as `npm start` runs it, without the start scripts in front of it. */
export async function startProduct(
  databaseUrl: string,
  { nodeArgs = [], env = {} }: { nodeArgs?: string[]; env?: Record<string, string> } = {},
): Promise<Running> {
  const port = await freePort()
  return startServer({
    args: [...nodeArgs, 'prisma/start/web-server-process.mjs', 'start', String(port), '127.0.0.1'],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'laurel-bench-')),
      NEXTAUTH_SECRET: 'the secret of the bench, long enough',
      AUTH_TRUST_HOST: '1',
      EVALUATIONS_PER_DAY: '1000',
      LOG_LEVEL: 'error',
      ...env,
    },
    port,
    path: '/login',
    messages: [{}, 'listen'],
  })
}

/** The cookie of a new session. */
export async function signIn(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
