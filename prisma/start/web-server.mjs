import path from 'node:path'
import { runNode } from '../system/child-process.mjs'
import { STOP_LIMIT_MS } from './ending.mjs'
import { root } from '../system/project.mjs'

/**
 * glibc returns blocks of this many bytes and more to the system at once. By default the size grows with the blocks that
 * are freed, up to 32 MB, and the process keeps what it read at its start.
 */
const MALLOC_MMAP_THRESHOLD_ = process.env.MALLOC_MMAP_THRESHOLD_ || String(2 ** 20)

const program = path.join(root, 'prisma', 'start', 'web-server-process.mjs')

/**
 * Starts the process that serves, and returns at once:
 * - `prepare(env)` lets it load the build with these variables added;
 * - `listen()` lets it serve as soon as it is prepared;
 * - `ended` resolves when it has ended, as `runNode` does;
 * - `dismiss()` ends it if it still runs.
 */
export function startWebServer(mode, port, host) {
  // React and Next read NODE_ENV when they are loaded.
  const NODE_ENV = process.env.NODE_ENV || (mode === 'dev' ? 'development' : 'production')
  let child
  const ended = runNode([program, mode, String(port), ...(host ? [host] : [])], {
    env: { NODE_ENV, MALLOC_MMAP_THRESHOLD_ },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onSpawn: (spawned) => (child = spawned),
    shutdownTimeoutMs: STOP_LIMIT_MS + 10_000,
  })
  const send = (message) => child.connected && child.send(message, () => {}) // it may just be ending
  return { ended, prepare: send, listen: () => send('listen'), dismiss: () => child.connected && child.disconnect() }
}
