import { createServer } from 'node:net'
import { Refusal } from './project.mjs'

/** The port PORT asks for, by default 3000. Throws a Refusal when it is not a port. */
export function portFrom(text) {
  const port = Number(text || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT must be a number from 1 to 65535, and it is "${text}".`)
}

/** Throws a Refusal when something already listens on the port. */
export async function requireFree(port) {
  if (await listens(port)) return
  throw new Refusal(
    `Port ${port} is in use: stop what runs there, or choose another one, for example PORT=${port + 1}.`,
  )
}

/** A port of this machine that nothing listens on: the preferred one if it can be had. */
export async function freePort(preferred = 0) {
  return (preferred && (await listens(preferred, '127.0.0.1'))) || listens(0, '127.0.0.1')
}

/** The port, when it could be listened on just now; null when it is taken. */
function listens(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' || port ? resolve(null) : reject(error)))
    server.listen(port, host, () => {
      const found = server.address().port
      server.close(() => resolve(found))
    })
  })
}
