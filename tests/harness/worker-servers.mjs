import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../prisma/system/ports.mjs'
import { root } from '../../prisma/system/project.mjs'
import { testName } from './databases.mjs'
import { createFamily } from './family-template.mjs'

/**
 * Starts a server for each worker of the browser tests, with its own database and the demo family, and does not wait
 * for them. Returns the environment variable that passes their addresses to the workers, and `stop`.
 */
export async function startWorkerServers(postgres, count) {
  const started = []
  for (let index = 0; index < count; index += 1) {
    const databaseUrl = await createFamily(postgres, testName(`worker_${index}`))
    const port = await freePort()
    const args = ['tests/harness/serve-e2e.mjs', 'own', String(port), databaseUrl]
    const serving = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    started.push({ serving, address: `http://localhost:${port}`, databaseUrl })
  }
  const stop = () =>
    Promise.all(
      started.map(async ({ serving }) => {
        if (serving.exitCode !== null || serving.signalCode !== null) return
        serving.kill('SIGTERM')
        await once(serving, 'exit')
      }),
    )
  return { env: { LAUREL_E2E_OWN: JSON.stringify(started.map(({ serving: _, ...server }) => server)) }, stop }
}
