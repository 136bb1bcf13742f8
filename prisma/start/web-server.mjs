// node prisma/start/web-server.mjs start|dev PORT [HOST]: runs Next behind the request filter, for serve() in server.mjs.
import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { watchFile } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { TERMINATION_SIGNALS } from '../system/child-process.mjs'
import { root } from '../system/project.mjs'
import { createFilteredServer } from './request-filter.mjs'
import { RESTART } from './exit-codes.mjs'

// Ends with the parent process: a server that stayed behind would keep the port.
process.channel?.unref()
process.once('disconnect', () => process.exit(1))

const [mode, port, hostname] = process.argv.slice(2)
const dev = mode === 'dev'
// Next adds its listener for upgrades to this server, which never listens: only what passes the filter gets there.
const nextUpgrades = createServer()
const app = next({ dev, dir: root, port: Number(port), hostname, httpServer: nextUpgrades })
await app.prepare()

const handle = app.getRequestHandler()
const server = createFilteredServer(handleSafely, dev ? handleUpgrade : undefined)
// Longer than proxies and clients keep idle connections open: a request on one that is just closing would be lost.
server.keepAliveTimeout = 70_000
server.listen(Number(port), hostname)
await once(server, 'listening')
// instrumentation.ts starts and stops the schedule's clock.
channel('laurel:serving').publish({})

for (const signal of TERMINATION_SIGNALS) process.once(signal, shutDown)
if (dev) watchFile(path.join(root, 'next.config.ts'), { interval: 1_000 }, () => process.exit(RESTART))

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

/** Finishes the requests that are being handled, except in development, where streams to the browser never end. */
async function shutDown() {
  const work = []
  channel('laurel:closing').publish({ waitFor: (promise) => work.push(promise) })
  server.close()
  if (!dev) await once(server, 'close')
  await Promise.all(work)
  await app.close()
  process.exit(0)
}
