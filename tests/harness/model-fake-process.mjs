import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

/**
 * Starts the model fake, which waits `delay` milliseconds before each response, in a child process. Returns the
 * environment that points to it, and `stop`.
 */
export async function startModelFake(delay = 0) {
  const program = path.join(root, 'tests', 'harness', 'model-fake-process.ts')
  const child = fork(program, [String(delay)], { execArgv: ['--import', 'tsx'] })
  const [baseUrl] = await once(child, 'message')
  return { env: { OPENAI_BASE_URL: baseUrl, EVALUATION_MODEL: 'fake' }, stop: () => child.kill() }
}
