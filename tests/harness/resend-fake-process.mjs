import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

/**
 * Starts the Resend fake in a child process, unless LAUREL_E2E_RESEND is the address of one. Returns its address, the
 * environment that points to it, and `stop`.
 */
export async function startResendFake() {
  const shared = process.env.LAUREL_E2E_RESEND
  if (shared) return { url: shared, env: environmentOf(shared), stop: () => {} }
  const child = fork(path.join(root, 'tests', 'harness', 'resend-fake-process.ts'), { execArgv: ['--import', 'tsx'] })
  const [url] = await once(child, 'message')
  return { url, env: environmentOf(url), stop: () => child.kill() }
}

const environmentOf = (url) => ({
  RESEND_API_KEY: 're_fake_key',
  RESEND_BASE_URL: url,
  EMAIL_FROM: 'The Family <laurel@example.org>',
})
