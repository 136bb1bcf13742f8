// node prisma/start/web-server-process.mjs start|dev PORT [HOST]: runs Next behind the request filter, for
// web-server.mjs. The parent process sends the environment to prepare with, and later `listen`.
import { channel } from 'node:diagnostics_channel'
import { on, once } from 'node:events'
import { readFileSync, watchFile } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { onTermination } from '../system/child-process.mjs'
import { root } from '../system/project.mjs'
import { preferCompressed } from './compressed-files.mjs'
import { OpenRequests } from './open-requests.mjs'
import { createFilteredServer } from './request-filter.mjs'
import { RESTART, STOP_LIMIT_MS } from './ending.mjs'

// Ends with the parent process: a server that stayed behind would keep the port.
process.once('disconnect', () => process.exit(1))
const messages = on(process, 'message')
const nextMessage = async () => (await messages.next()).value[0]

const [mode, port, hostname] = process.argv.slice(2)
const dev = mode === 'dev'
// By default V8 lets the heap grow to about four times what is alive, and gives little of it back.
if (!dev) setFlagsFromString('--heap-growing-percent=50')
Object.assign(process.env, await nextMessage())
// Next adds its listener for upgrades to this server, which never listens: only what passes the filter gets there.
const nextUpgrades = createServer()
if (!dev) applyBuiltConfiguration()
const app = next({ dev, dir: root, port: Number(port), hostname, httpServer: nextUpgrades })
await app.prepare()
await nextMessage()
await messages.return()
process.channel?.unref()

const handle = dev ? app.getRequestHandler() : preferCompressed(app.getRequestHandler())
// In development streams to the browser never end.
const openRequests = dev ? undefined : new OpenRequests()
const server = createFilteredServer(handleSafely, dev ? handleUpgrade : undefined, openRequests)
// Longer than proxies and clients keep idle connections open: a request on one that is just closing would be lost.
server.keepAliveTimeout = 70_000
server.listen(Number(port), hostname)
await once(server, 'listening')
// instrumentation.ts starts and stops the schedule's clock.
channel('laurel:serving').publish({})

onTermination(shutDown)
if (dev) watchFile(path.join(root, 'next.config.ts'), { interval: 1_000 }, () => process.exit(RESTART))

/**
 * Takes the configuration that the build recorded, as Next's own standalone server does. Reading next.config.ts again
 * would load a compiler, which takes 0.2 s and 35 MB.
 */
function applyBuiltConfiguration() {
  const { config } = JSON.parse(readFileSync(path.join(root, '.next', 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

async function handleSafely(request, response) {
  try {
    await handle(request, response)
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.statusCode = 500
    response.end('Internal Server Error')
  }
}

function handleUpgrade(request, socket, firstBytes) {
  // Next listens from its first request on.
  if (!nextUpgrades.emit('upgrade', request, socket, firstBytes)) socket.destroy()
}

/**
 * Finishes requests and the job that is being done, within the limit. Requests that come meanwhile are answered 503, so
 * that a proxy sends them elsewhere instead of failing to connect.
 */
async function shutDown() {
  const work = []
  channel('laurel:closing').publish({ waitFor: (promise) => work.push(promise) })
  const limit = sleep(STOP_LIMIT_MS, undefined, { ref: false })
  const cut = await openRequests?.stop(STOP_LIMIT_MS)
  if (cut) console.error(`Stopping although ${cut} requests were not finished after ${STOP_LIMIT_MS / 1000} s.`)
  server.close()
  server.closeAllConnections()
  await Promise.race([Promise.all(work), limit])
  await app.close()
  process.exit(0)
}
