import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

/** Starts the Resend fake in a child process. Returns the environment that points to it, and `stop`. */
export async function startResendFake() {
  const child = fork(path.join(root, 'tests', 'harness', 'resend-fake-process.ts'), { execArgv: ['--import', 'tsx'] })
  const [url] = await once(child, 'message')
  const env = { RESEND_API_KEY: 're_fake_key', RESEND_BASE_URL: url, EMAIL_FROM: 'The Family <laurel@example.org>' }
  return { env, stop: () => child.kill() }
}
